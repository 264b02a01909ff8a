import type { PagePlace } from '#contract/offerings/page.ts';
import type { Choice } from '#contract/pages/model.ts';
import { choosers, paths } from '#web/shared/paths.ts';
import { Button } from '#web/visitor/ui/button.tsx';
import { Unchosen } from '#web/visitor/ui/forms/unchosen.tsx';
import { ServiceIcon } from './services-section.tsx';
import { landingTexts } from './words.ts';

type ChooserKind = keyof typeof choosers;
const kinds: ChooserKind[] = ['park', 'clinic', 'branch'];

export const ChoosersSection = (places: Record<ChooserKind, Choice>) => (
  <ul className="choosers">
    {kinds.map((kind) => (
      <li key={kind}>
        <Chooser kind={kind} places={places[kind]} />
      </li>
    ))}
  </ul>
);

function Chooser({ kind, places }: { kind: ChooserKind; places: Choice }) {
  const texts = landingTexts.choosers[kind];
  return (
    <section className="card chooser" aria-labelledby={`choose-${kind}`}>
      <h2 id={`choose-${kind}`}>
        <ServiceIcon kind={kind} />
        {texts.heading}
      </h2>
      {places === 'many' ? (
        <ChooserSearch kind={kind} />
      ) : places?.length ? (
        <ChooserForm kind={kind} places={places} />
      ) : (
        <p className="none muted">{places ? texts.none : landingTexts.missing}</p>
      )}
    </section>
  );
}

function ChooserSearch({ kind }: { kind: ChooserKind }) {
  const texts = landingTexts.choosers[kind];
  return (
    <form action={paths.home} method="get">
      <input type="hidden" name="trade" value={kind} />
      <div className="field">
        <label htmlFor={`${kind}-id`}>{texts.label}</label>
        <input
          className="input"
          type="search"
          name="q"
          id={`${kind}-id`}
          maxLength={80}
          placeholder={landingTexts.typed}
        />
      </div>
      <Button type="submit" wide>
        {texts.book}
      </Button>
    </form>
  );
}

function ChooserForm({ kind, places }: { kind: ChooserKind; places: PagePlace[] }) {
  const texts = landingTexts.choosers[kind];
  return (
    <form action={choosers[kind]} method="get" noValidate>
      <div className="field">
        <label htmlFor={`${kind}-id`}>{texts.label}</label>
        <Unchosen action={choosers[kind]}>{texts.prompt}</Unchosen>
        <select
          className="select"
          id={`${kind}-id`}
          name="id"
          required
          defaultValue={places.length === 1 ? places[0]?.id : ''}
        >
          <option value="">{texts.prompt}</option>
          {places.map((place) => (
            <option key={place.id} value={place.id}>
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
