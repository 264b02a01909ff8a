import type { PagePlace } from '#contract/offerings/page.ts';
import { choosers } from '#web/shared/paths.ts';
import { Button } from '#web/visitor/ui/button.tsx';
import { Remembered } from '#web/visitor/ui/remembered.tsx';
import { ServiceIcon } from './services-section.tsx';
import { landingTexts } from './words.ts';

type ChooserKind = keyof typeof choosers;
const kinds: ChooserKind[] = ['park', 'clinic', 'branch'];

/** The three ways in. Each is a plain form: the browser's own list, and a button that goes there. */
export function ChoosersSection(places: Record<ChooserKind, PagePlace[] | null>) {
  return (
    <div className="pick">
      <Remembered />
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Chooser kind={kind} places={places[kind]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chooser({ kind, places }: { kind: ChooserKind; places: PagePlace[] | null }) {
  const texts = landingTexts.choosers[kind];
  return (
    <section className="card chooser" aria-labelledby={`choose-${kind}`}>
      <h2 id={`choose-${kind}`}>
        <ServiceIcon kind={kind} />
        {texts.heading}
      </h2>
      {places?.length ? (
        <ChooserForm kind={kind} places={places} />
      ) : (
        <p className="none muted">{places ? texts.none : landingTexts.missing}</p>
      )}
    </section>
  );
}

function ChooserForm({ kind, places }: { kind: ChooserKind; places: PagePlace[] }) {
  const texts = landingTexts.choosers[kind];
  return (
    <form action={choosers[kind]} method="get">
      <div className="field">
        <label htmlFor={`${kind}-id`}>{texts.label}</label>
        <select className="select" id={`${kind}-id`} name="id" required>
          <option value="">{texts.prompt}</option>
          {places.map((place) => (
            <option key={place.id} value={place.id} selected={places.length === 1}>
              {place.location ? `${place.name}, ${place.location}` : place.name}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" wide>
        {texts.book}
      </Button>
    </form>
  );
}
