import type { PagePlace } from '#contract/offerings/page.ts';
import type { PlaceChoiceProps } from '#contract/retrievals/page.ts';
import { placeChoicePath } from '#web/shared/paths.ts';
import { landingTexts } from '#web/visitor/landing/words.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { Button } from '#web/visitor/ui/button.tsx';
import { Card } from '#web/visitor/ui/card.tsx';
import { Unchosen } from '#web/visitor/ui/forms/unchosen.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { Remembered } from '#web/visitor/ui/remembered.tsx';
import { placeChoiceTexts as texts } from './words.ts';

export function PlaceChoicePage({ places, help }: PlaceChoiceProps) {
  const lists = Object.values(places);
  return (
    <PageShell help={help} narrow>
      <div className="stack">
        <h1>{texts.heading}</h1>
        <p>{texts.lead}</p>
        <Remembered />
        <Card className="stack">
          {lists.some((list) => list?.length) ? <ChoiceForm places={places} /> : <p>{texts.none}</p>}
          {lists.includes(null) && <p className="hint">{landingTexts.missing}</p>}
        </Card>
      </div>
    </PageShell>
  );
}

export const page: PageFacts<PlaceChoiceProps> = {
  Body: PlaceChoicePage,
  title: () => texts.title,
  sheets: ['forms'],
};

const ChoiceForm = ({ places }: Pick<PlaceChoiceProps, 'places'>) => (
  <form className="stack" action={placeChoicePath} method="get" noValidate>
    <div className="field">
      <label htmlFor="place">{texts.label}</label>
      <Unchosen action={placeChoicePath}>{texts.prompt}</Unchosen>
      <select className="select" id="place" name="id" required>
        <option value="">{texts.prompt}</option>
        {Object.entries(places).map(([kind, list]) =>
          list?.length ? <Group key={kind} label={texts.groups[kind as keyof typeof places]} places={list} /> : null,
        )}
      </select>
    </div>
    <Button type="submit">{texts.submit}</Button>
  </form>
);

const Group = ({ label, places }: { label: string; places: PagePlace[] }) => (
  <optgroup label={label}>
    {places.map(({ id, name, location }) => (
      <option key={id} value={id}>
        {location ? `${name}, ${location}` : name}
      </option>
    ))}
  </optgroup>
);
