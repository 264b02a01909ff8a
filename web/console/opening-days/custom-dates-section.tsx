import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Fragment, type ReactNode, useState } from 'react';
import { type Day, dayOf, isDay } from '#contract/kernel/dates/dates.ts';
import { daysWithin, rangesOf } from '#contract/opening-days/rules.ts';
import type { ParkFields } from '#contract/parks/model.ts';
import { DateField } from '#web/console/kit/dates/date-field.tsx';
import { Fold } from '#web/console/kit/forms/fold.tsx';
import { type FormState, useAside } from '#web/console/kit/forms/form-state.ts';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { parkFormTexts as labels } from '#web/console/parks/form-words.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { datesInShort, daysOffTexts, rangeInWords } from './words.ts';
import './opening-days.css';

export const withDates = (dates: readonly Day[], days: readonly Day[]): Day[] =>
  [...new Set([...dates, ...days])].sort();

/** Unticking clears the list (docs/product/forms.md 15). */
export function CustomDates({ form }: { form: FormState<ParkFields> }) {
  const { customDatesEnabled, customDates } = form.values;
  const enable = (enabled: boolean) => {
    form.set('customDatesEnabled', enabled);
    if (!enabled) form.set('customDates', []);
  };
  return (
    <div className="wide">
      <TickField
        label={labels.customDates}
        hint={labels.customDatesHint}
        checked={customDatesEnabled}
        change={enable}
      />
      {customDatesEnabled && (
        <DateList
          dates={customDates}
          problem={form.problems.customDates}
          change={(dates) => form.set('customDates', dates)}
          aside={form.aside}
          none={labels.noDates}
        />
      )}
    </div>
  );
}

interface DateListProps {
  none: string;
  /** Days in a row are entered, shown and removed together. */
  ranged?: boolean;
  noteOf?: (day: Day, isNamed: boolean) => ReactNode;
  dates: readonly Day[];
  problem?: string;
  change: (dates: Day[]) => void;
  aside: FormState<object>['aside'];
}

/** Notes are asked for each day of at most a month. */
const MOST_NOTES = 31;
/** More of them are folded. */
const FEW = 12;

export function DateList({ dates, problem, change, aside, none, ranged = false, noteOf }: DateListProps) {
  const [day, setDay] = useState('');
  const [last, setLast] = useState('');
  useAside(aside, day !== '' || last !== '');
  const today = dayOf(new Date());
  const added = isDay(day) && (last === '' || isDay(last)) ? daysWithin(day, last || day) : [];
  const add = () => {
    change(withDates(dates, added));
    setDay('');
    setLast('');
  };
  const shown = ranged ? rangesOf(dates) : dates.map((one): [Day, Day] => [one, one]);
  return (
    <div className="stack dates">
      <div className="row">
        <DateField label={labels.newDate} today={today} value={day} change={setDay} problem={problem} />
        {ranged && (
          <DateField label={daysOffTexts.last} today={today} min={day || undefined} value={last} change={setLast} />
        )}
        <Button variant="outlined" startIcon={<Plus size={18} />} disabled={added.length === 0} onClick={add}>
          {labels.addDate}
        </Button>
      </div>
      {added.slice(0, MOST_NOTES).map((one) => (
        <Fragment key={one}>{noteOf?.(one, added.length > 1)}</Fragment>
      ))}
      {dates.length === 0 && <p className="hint">{none}</p>}
      <Fold says={datesInShort(dates)} folded={shown.length > FEW}>
        <ul className="row">
          {shown.map(([from, to]) => (
            <li key={from} className="chip">
              {rangeInWords(from, to)}
              <IconButton
                label={labels.removeDate(rangeInWords(from, to))}
                act={() => change(dates.filter((one) => one < from || one > to))}
              >
                <X size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
