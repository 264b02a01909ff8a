import type { ListedOffering } from '#contract/offerings/page.ts';

interface OfferingListProps<Offering> {
  offerings: readonly Offering[];
  hrefOf: (offering: Offering) => string;
}

export const OfferingList = <Offering extends ListedOffering>({ offerings, hrefOf }: OfferingListProps<Offering>) => (
  <ul className="offerings">
    {offerings.map((offering) => (
      <li key={offering.id}>
        <a className="card" href={hrefOf(offering)}>
          {offering.pictureUrl && (
            <img
              src={offering.pictureUrl}
              width="320"
              height="180"
              alt={offering.pictureText ?? ''}
              loading="lazy"
              decoding="async"
            />
          )}
          <b>{offering.name}</b>
          {offering.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </a>
      </li>
    ))}
  </ul>
);
