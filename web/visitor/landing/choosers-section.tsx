import type { PagePlace } from '#contract/offerings/page.ts';
import type { Choice } from '#contract/pages/model.ts';
import { choosers, paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Unchosen } from '#web/visitor/ui/forms/unchosen.tsx';
import { SERVICE_ICONS } from './services-section.tsx';

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
  const Icon = SERVICE_ICONS[kind];
  return (
    <section className="card chooser" aria-labelledby={`choose-${kind}`}>
      <h2 id={`choose-${kind}`}>
        <Icon aria-hidden size={30} />
        {say('landing.chooserHeading', { kind })}
      </h2>
      {places === 'many' ? (
        <ChooserSearch kind={kind} />
      ) : places?.length ? (
        <ChooserForm kind={kind} places={places} />
      ) : (
        <p className="none muted">{places ? say('landing.chooserNone', { kind }) : say('landing.missing')}</p>
      )}
    </section>
  );
}

function ChooserSearch({ kind }: { kind: ChooserKind }) {
  return (
    <form action={paths.home} method="get">
      <input type="hidden" name="trade" value={kind} />
      <div className="field">
        <label htmlFor={`${kind}-id`}>{say('landing.chooserLabel', { kind })}</label>
        <input
          className="input"
          type="search"
          name="q"
          id={`${kind}-id`}
          maxLength={80}
          placeholder={say('landing.typed')}
        />
      </div>
      <Button type="submit" variant="contained" fullWidth>
        {say('landing.chooserBook', { kind })}
      </Button>
    </form>
  );
}

function ChooserForm({ kind, places }: { kind: ChooserKind; places: PagePlace[] }) {
  return (
    <form action={choosers[kind]} method="get" noValidate>
      <div className="field">
        <label htmlFor={`${kind}-id`}>{say('landing.chooserLabel', { kind })}</label>
        <Unchosen action={choosers[kind]}>{say('landing.chooserPrompt', { kind })}</Unchosen>
        <select
          className="select"
          id={`${kind}-id`}
          name="id"
          required
          defaultValue={places.length === 1 ? places[0]?.id : ''}
        >
          <option value="">{say('landing.chooserPrompt', { kind })}</option>
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {place.location ? `${place.name}, ${place.location}` : place.name}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" variant="contained" fullWidth>
        {say('landing.chooserBook', { kind })}
      </Button>
    </form>
  );
}
