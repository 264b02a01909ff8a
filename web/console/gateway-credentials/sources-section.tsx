import { useQuery } from '@tanstack/react-query';
import type { ChoosableOffering } from '#contract/gateway-credentials/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { offeringsQuery } from './queries.ts';
import { credentialTexts as texts } from './words.ts';

const sourceOf = ({ keys }: ChoosableOffering) => (keys === null ? 'none' : keys.own ? 'own' : 'inherited');

/** Whether each place has keys of its own, uses those of all places, or has none. Hidden for a single place. */
export function KeySources() {
  const offerings = useOfTenant(useQuery(offeringsQuery).data ?? []).filter(({ kind }) => kind !== 'organisation');
  if (offerings.length < 2) return null;
  const count = (source: string) => offerings.filter((one) => sourceOf(one) === source).length;
  return (
    <details className="card">
      <summary>
        <b>{texts.sourcesTitle}</b>{' '}
        <span className="hint">{texts.sources(count('own'), count('inherited'), count('none'))}</span>
      </summary>
      <ul className="lines">
        {offerings.map((one) => (
          <li key={one.id}>
            <span>{one.name}</span>
            <span className={one.keys ? 'hint' : 'mark-off'}>{sourceWords(one)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const sourceWords = (one: ChoosableOffering): string => {
  const words = texts.source[sourceOf(one)];
  return one.keys ? texts.ofMerchant(words, one.keys.merchantId) : words;
};
