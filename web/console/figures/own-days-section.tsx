import { type FormEvent, useState } from 'react';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { type DateProblems, type DateRange, problemsOfDates, reportDates } from '#web/console/kit/dates/date-range.ts';
import { RangeFields } from '#web/console/kit/forms/range-field.tsx';
import { Button } from '#web/ui/button.tsx';

interface OwnDaysProps {
  label: string;
  word: string;
  first: (today: Day) => DateRange;
  choose: (range: DateRange) => void;
}

/** A range until today at the latest, applied by its button. */
export function OwnDays({ label, word, first, choose }: OwnDaysProps) {
  const today = dayOf(new Date());
  const [typed, setTyped] = useState(() => first(today));
  const [problems, setProblems] = useState<DateProblems>({});
  const show = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOfDates(typed);
    setProblems(found);
    if (Object.keys(found).length === 0) choose(typed);
  };
  const change = (part: Partial<DateRange>) => {
    setTyped({ ...typed, ...part });
    setProblems({});
  };
  const bounds = { today, min: reportDates(today).min, max: today };
  return (
    <form className="row" aria-label={label} noValidate onSubmit={show}>
      <RangeFields range={typed} change={change} {...bounds} problems={problems} required />
      <Button type="submit" variant="outlined">
        {word}
      </Button>
    </form>
  );
}
