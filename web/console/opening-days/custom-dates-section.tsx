import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { type Day, dayOf, formatDay, isDay } from '#contract/kernel/dates/dates.ts';
import type { ParkFields } from '#contract/parks/model.ts';
import { DateField } from '#web/console/kit/dates/date-field.tsx';
import { type FormState, useAside } from '#web/console/kit/forms/form-state.ts';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { parkFormTexts as labels } from '#web/console/parks/form-words.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import './opening-days.css';

export const withDate = (dates: readonly Day[], day: Day): Day[] => [...new Set([...dates, day])].sort();

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
  noteOf?: (day: Day) => ReactNode;
  dates: readonly Day[];
  problem?: string;
  change: (dates: Day[]) => void;
  aside: FormState<object>['aside'];
}

export function DateList({ dates, problem, change, aside, none, noteOf }: DateListProps) {
  const [day, setDay] = useState('');
  useAside(aside, day !== '');
  const add = () => {
    change(withDate(dates, day));
    setDay('');
  };
  return (
    <div className="dates">
      <div className="row dates-add">
        <DateField label={labels.newDate} today={dayOf(new Date())} value={day} change={setDay} problem={problem} />
        <Button variant="outlined" startIcon={<Plus size={18} />} disabled={!isDay(day)} onClick={add}>
          {labels.addDate}
        </Button>
      </div>
      {isDay(day) && noteOf?.(day)}
      {dates.length === 0 && <p className="hint">{none}</p>}
      <ul className="row chips">
        {dates.map((one) => (
          <li key={one}>
            {formatDay(one)}
            <IconButton
              label={labels.removeDate(formatDay(one))}
              act={() => change(dates.filter((other) => other !== one))}
            >
              <X size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
