import type { PagePlace } from '#contract/offerings/page.ts';
import type { PlaceChoiceProps } from '#contract/retrievals/page.ts';
import { placeChoicePath } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { Card } from '#web/visitor/ui/card.tsx';
import { Unchosen } from '#web/visitor/ui/forms/unchosen.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { Remembered } from '#web/visitor/ui/remembered.tsx';

export function PlaceChoicePage({ places, help }: PlaceChoiceProps) {
  const lists = Object.values(places);
  return (
    <PageShell help={help} narrow>
      <div className="stack">
        <h1>{say('retrievals.heading', { kind: 'park' })}</h1>
        <p>{say('retrievals.choiceLead')}</p>
        <Remembered />
        <Card className="stack">
          {lists.some((list) => list?.length) ? <ChoiceForm places={places} /> : <p>{say('retrievals.noPlaces')}</p>}
          {lists.includes(null) && <p className="hint">{say('landing.missing')}</p>}
        </Card>
      </div>
    </PageShell>
  );
}

export const page: PageFacts<PlaceChoiceProps> = {
  Body: PlaceChoicePage,
  title: () => say('retrievals.choiceTitle'),
  sheets: ['forms'],
};

const ChoiceForm = ({ places }: Pick<PlaceChoiceProps, 'places'>) => (
  <form className="stack" action={placeChoicePath} method="get" noValidate>
    <div className="field">
      <label htmlFor="place">{say('retrievals.whereBooked')}</label>
      <Unchosen action={placeChoicePath}>{say('retrievals.choosePlace')}</Unchosen>
      <select className="select" id="place" name="id" required>
        <option value="">{say('retrievals.choosePlace')}</option>
        {Object.entries(places).map(([kind, list]) =>
          list?.length ? <Group key={kind} label={say('retrievals.places', { kind })} places={list} /> : null,
        )}
      </select>
    </div>
    <Button type="submit" variant="contained">
      {say('retrievals.findBooking')}
    </Button>
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
