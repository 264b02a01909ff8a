import { PAYMENT_MODES } from '#contract/appointments/model.ts';
import { dayOf } from '#contract/kernel/dates.ts';
import { type QueueKind, TOKEN_STATES } from '#contract/queues/model.ts';
import { type DateRange, readDates } from '#web/console/kit/dates/date-range.ts';
import { SelectField } from '#web/console/kit/forms/field.tsx';
import type { AnswerStatus } from '#web/console/kit/forms/filter-form.tsx';
import { optionsOf } from '#web/console/kit/forms/options.ts';
import { chosenWords, type FilterChip } from '#web/console/kit/tables/filters/filter-chips.tsx';
import { ReportForm } from '#web/console/kit/tables/report-form.tsx';
import { stateTexts, reportTexts as texts } from './words.ts';

/** Which tokens are reported; '' is any. All of it stands in the address. */
export interface ReportFilter extends DateRange {
  mode: (typeof PAYMENT_MODES)[number] | '';
  state: string;
}

/** Without dates in the address: today. */
export function readFilter(params: URLSearchParams): ReportFilter {
  const today = dayOf(new Date());
  return {
    ...readDates(params, { from: today, to: today }),
    mode: PAYMENT_MODES.find((mode) => mode === params.get('mode')) ?? '',
    state: TOKEN_STATES.find((state) => state === params.get('state')) ?? '',
  };
}

/** Days, and for a clinic how it is paid and how far it is; the answer comes with Search. */
export const ReportFilters = ({ kind, answer }: { kind: QueueKind; answer: AnswerStatus }) => (
  <ReportForm<ReportFilter>
    label={texts.filters}
    answer={answer}
    read={readFilter}
    write={({ from, to, mode, state }) => ({ from, to, mode, state })}
    chips={kind === 'doctor' ? chipsOf : undefined}
    after={kind === 'doctor' ? (filter, set) => <Choices filter={filter} set={set} /> : undefined}
  />
);

const chipsOf = ({ mode, state }: ReportFilter): FilterChip[] => [
  { label: texts.mode, value: mode && texts.modes[mode], names: ['mode'] },
  { label: texts.state, value: chosenWords(STATES, state ? [state] : []), names: ['state'] },
];

const STATES = optionsOf(TOKEN_STATES, stateTexts);

const Choices = ({ filter, set }: { filter: ReportFilter; set: (change: Partial<ReportFilter>) => void }) => (
  <>
    <SelectField
      label={texts.mode}
      none={texts.allModes}
      value={filter.mode}
      change={(mode) => set({ mode: mode as ReportFilter['mode'] })}
      options={optionsOf(PAYMENT_MODES, texts.modes)}
    />
    <SelectField
      label={texts.state}
      none={texts.allStates}
      value={filter.state}
      change={(state) => set({ state })}
      options={STATES}
    />
  </>
);
