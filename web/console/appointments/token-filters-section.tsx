import { dayOf } from '#contract/kernel/dates.ts';
import { TOKEN_STATES, type TokenState } from '#contract/queues/model.ts';
import { useBranchOptions } from '#web/console/branches/queries.ts';
import { type DateRange, readDates } from '#web/console/kit/dates/date-range.ts';
import { SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import type { AnswerStatus } from '#web/console/kit/forms/filter-form.tsx';
import { optionsOf } from '#web/console/kit/forms/options.ts';
import { chosenWords } from '#web/console/kit/tables/filters/filter-chips.tsx';
import { ReportForm } from '#web/console/kit/tables/report-form.tsx';
import { reportTexts, stateTexts, tokenTexts as texts } from '#web/console/queues/words.ts';

/** Which tokens are shown: for these days; what is empty narrows nothing. It stands in the address. */
interface TokenFilter extends DateRange {
  branchId: string;
  state: TokenState | '';
  mobile: string;
}

/** Without dates in the address: today. */
export function readFilter(params: URLSearchParams): TokenFilter {
  const today = dayOf(new Date());
  return {
    branchId: params.get('branch') ?? '',
    state: TOKEN_STATES.find((state) => state === params.get('state')) ?? '',
    mobile: params.get('mobile') ?? '',
    ...readDates(params, { from: today, to: today }),
  };
}

/** Branch, days, how far it is and mobile number; the answer comes with Search. */
export function TokenFilters({ answer }: { answer: AnswerStatus }) {
  const branches = useBranchOptions();
  return (
    <ReportForm<TokenFilter>
      label={texts.filters}
      answer={answer}
      read={readFilter}
      write={({ branchId, ...filter }) => ({ branch: branchId, ...filter })}
      chips={({ branchId, state, mobile }) => [
        { label: texts.branch, value: chosenWords(branches, branchId ? [branchId] : []), names: ['branch'] },
        { label: reportTexts.state, value: state && stateTexts[state], names: ['state'] },
        { label: texts.mobile, value: mobile, names: ['mobile'] },
      ]}
      before={({ branchId }, set) => (
        <SelectField
          label={texts.branch}
          none={texts.allBranches}
          value={branchId}
          change={(id) => set({ branchId: id })}
          options={branches}
        />
      )}
      after={({ state, mobile }, set) => (
        <>
          <SelectField
            label={reportTexts.state}
            none={reportTexts.allStates}
            value={state}
            change={(chosen) => set({ state: chosen as TokenState | '' })}
            options={optionsOf(TOKEN_STATES, stateTexts)}
          />
          <TextField
            label={texts.mobile}
            type="tel"
            inputMode="numeric"
            value={mobile}
            change={(typed) => set({ mobile: typed })}
          />
        </>
      )}
    />
  );
}
