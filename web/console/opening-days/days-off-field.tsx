import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';
import type { BookedKind } from '#contract/offerings/model.ts';
import type { FormField } from '#web/console/kit/forms/form-fields.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { DateList } from './custom-dates-section.tsx';
import { standingQuery } from './queries.ts';
import { rangesInWords, daysOffTexts as texts } from './words.ts';

interface OffValues {
  daysOff: Day[];
}

/** `id` where the address does not have it. */
export const daysOffField = <V extends OffValues>(kind: BookedKind, id?: string): FormField<V> => ({
  kind: 'own',
  name: 'daysOff',
  label: texts.label[kind],
  render: (form) => <DaysOff form={form as unknown as FormState<OffValues>} kind={kind} id={id} />,
  inWords: ({ daysOff }) => rangesInWords(daysOff),
});

function DaysOff({ form, kind, id }: { form: FormState<OffValues>; kind: BookedKind; id: string | undefined }) {
  const { id: opened } = useParams();
  return (
    <fieldset className="wide">
      <legend>{texts.label[kind]}</legend>
      <p className="hint">{texts.hint[kind]}</p>
      <DateList
        dates={form.values.daysOff}
        problem={form.problems.daysOff}
        change={(dates) => form.set('daysOff', dates)}
        aside={form.aside}
        none={texts.none}
        ranged
        noteOf={(day, isNamed) => <Standing kind={kind} id={id ?? opened ?? ''} day={day} isNamed={isNamed} />}
      />
    </fieldset>
  );
}

interface StandingProps {
  kind: BookedKind;
  id: string;
  day: Day;
  isNamed: boolean;
}

function Standing({ kind, id, day, isNamed }: StandingProps) {
  const { data } = useQuery(standingQuery(kind, id, { day }));
  return (
    !!data?.bookings && (
      <p role="status">
        {isNamed && `${formatDay(day)}: `}
        {texts.standing[kind === 'exhibition' || kind === 'coaching' ? 'whole' : 'day'](data.bookings)}
      </p>
    )
  );
}
