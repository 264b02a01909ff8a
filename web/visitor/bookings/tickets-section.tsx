import { Fragment } from 'react';
import type { TicketPark, TicketRequest } from '#contract/bookings/kinds/park-ticket.ts';
import {
  type CategoryKey,
  labelText,
  offeredCategories,
  TICKET_GROUPS,
  type TicketGroup,
} from '#contract/fees/rules.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { say, sayText } from '#web/shared/say.ts';
import { fieldId } from '#web/ui/field.tsx';
import { Card } from '#web/visitor/ui/card.tsx';
import { Stepper } from '#web/visitor/ui/forms/stepper.tsx';
import { Unscripted } from '#web/visitor/ui/unscripted.tsx';

interface TicketsSectionProps {
  park: TicketPark;
  notes?: Partial<Record<CategoryKey, string>> | undefined;
  error: string | undefined;
  quantities: TicketRequest['quantities'];
  onChange: (key: CategoryKey, count: number) => void;
}

/** Grouped if there are several groups. The add-on shows only with a Family, or always without scripts. */
export function TicketsSection({ park, notes, error, quantities, onChange }: TicketsSectionProps) {
  const offered = offeredCategories(park.fees);
  const shown = offered.filter(({ key }) => key !== 'familyAddon' || quantities.family);
  const hidden = offered.filter((category) => !shown.includes(category));
  const lineOf = ({ key, label }: (typeof offered)[number]) => (
    <TicketLine
      key={key}
      category={key}
      label={sayText(labelText(label))}
      note={notes?.[key]}
      park={park}
      count={quantities[key] ?? 0}
      onChange={onChange}
    />
  );
  const groups = GROUPS.flatMap(([name, keys]) => {
    const lines = shown.filter(({ key }) => keys.includes(key));
    return lines.length > 0 ? [{ name, lines }] : [];
  });
  return (
    <Card className={error ? 'bad-field' : ''}>
      <h2 id={fieldId('lines')} tabIndex={-1}>
        {say('bookings.whoIsComing')}
      </h2>
      {error && <p className="error">{error}</p>}
      {groups.map(({ name, lines }) => (
        <Fragment key={name}>
          {groups.length > 1 && <h3>{say('bookings.group', { group: name })}</h3>}
          <ul className="lines">{lines.map(lineOf)}</ul>
        </Fragment>
      ))}
      {hidden.length > 0 && (
        <Unscripted>
          <ul className="lines">{hidden.map(lineOf)}</ul>
        </Unscripted>
      )}
    </Card>
  );
}

const GROUPS = Object.entries(TICKET_GROUPS) as [TicketGroup, readonly CategoryKey[]][];

interface TicketLineProps {
  category: CategoryKey;
  label: string;
  note: string | undefined;
  park: TicketPark;
  count: number;
  onChange: (key: CategoryKey, count: number) => void;
}

function TicketLine({ category, label, note, park, count, onChange }: TicketLineProps) {
  const price = park.fees[category].price ?? 0;
  return (
    <Stepper
      name={`quantity.${category}`}
      label={label}
      price={price === 0 ? say('ui.free') : say('bookings.priceEach', { price: formatRupees(price) })}
      hint={[hintOf(category, park.familySize), note].filter(Boolean).join(' ')}
      value={count}
      max={category === 'family' ? 1 : park.perBookingLimit}
      beyond={
        category === 'family'
          ? say('tickets.oneFamily')
          : say('tickets.tooMany', { label: labelText(label), most: park.perBookingLimit })
      }
      spoken={count > 0 ? say('bookings.spoken', { quantity: count, label, amount: formatRupees(price * count) }) : ''}
      onChange={(next) => onChange(category, next)}
    />
  );
}

function hintOf(key: CategoryKey, familySize: number): string | undefined {
  if (key === 'family') return say('bookings.familyHint', { people: familySize });
  return key === 'familyAddon' ? say('bookings.addonHint') : undefined;
}
