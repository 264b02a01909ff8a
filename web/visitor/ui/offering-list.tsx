import type { ListedOffering } from '#contract/offerings/page.ts';

interface OfferingListProps {
  offerings: readonly ListedOffering[];
  hrefOf: (offering: ListedOffering) => string;
}

/** Things to book, each a card that leads to its page. */
export const OfferingList = ({ offerings, hrefOf }: OfferingListProps) => (
  <ul className="offerings">
    {offerings.map((offering) => (
      <li key={offering.id}>
        <a className="card" href={hrefOf(offering)}>
          <b>{offering.name}</b>
          {offering.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </a>
      </li>
    ))}
  </ul>
);
