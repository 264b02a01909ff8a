import { useQuery } from '@tanstack/react-query';
import { AUDIT_NOUNS, type AuditFilters, type AuditNoun } from '#contract/audit/model.ts';
import { dayOf, isDay } from '#contract/kernel/dates.ts';
import { USUAL_PRESETS } from '#web/console/kit/dates/date-range.ts';
import { type Option, SelectField } from '#web/console/kit/forms/field.tsx';
import { type AnswerStatus, FilterForm } from '#web/console/kit/forms/filter-form.tsx';
import { PresetButtons, RangeFields } from '#web/console/kit/forms/range-field.tsx';
import { chosenWords, daysChip } from '#web/console/kit/tables/filters/filter-chips.tsx';
import { textFilters, useTypedFilters } from '#web/console/kit/tables/filters/typed-filters.ts';
import { auditAccountsQuery } from './queries.ts';
import { auditTexts as texts } from './words.ts';

const names = { organisationId: 'organisation', noun: 'what', accountId: 'who', startDate: 'from', endDate: 'to' };
const address = textFilters(names);

/** What the address narrows the list by; what makes no sense narrows nothing. */
export function readFilters(params: URLSearchParams): AuditFilters {
  const { organisationId, noun, accountId, startDate, endDate } = address.read(params);
  return {
    organisationId: organisationId || undefined,
    noun: AUDIT_NOUNS.find((known) => known === noun),
    accountId: accountId || undefined,
    startDate: isDay(startDate) ? startDate : undefined,
    endDate: isDay(endDate) ? endDate : undefined,
  };
}

const nounOptions: readonly Option[] = AUDIT_NOUNS.map((noun: AuditNoun) => {
  const words = texts.nouns[noun];
  return { value: noun, label: words.charAt(0).toUpperCase() + words.slice(1) };
});

/** What, who and when; for the admin also of which organisation. The answer comes with Search. */
export function ActivityFilters({
  organisations,
  answer,
}: {
  organisations: readonly Option[] | null;
  answer: AnswerStatus;
}) {
  const { typed, set, field, search, asked } = useTypedFilters(address.read);
  const accounts = useQuery(auditAccountsQuery(typed.organisationId || null)).data ?? [];
  const today = dayOf(new Date());
  const range = { from: typed.startDate, to: typed.endDate };
  const ask = (wanted: Partial<typeof typed>) => search(address.write(wanted));
  const accountOptions = accounts.map(({ accountId, accountName, role }) => ({
    value: accountId,
    label: `${accountName} (${texts.roles[role]})`,
  }));
  const one = (label: string, name: 'organisationId' | 'accountId' | 'noun', options: readonly Option[]) => ({
    label,
    value: chosenWords(options, asked[name] ? [asked[name]] : []),
    names: [names[name]],
  });
  const chips = [
    ...(organisations ? [one(texts.organisation, 'organisationId', organisations)] : []),
    one(texts.account, 'accountId', accountOptions),
    one(texts.noun, 'noun', nounOptions),
    daysChip({ from: asked.startDate, to: asked.endDate }, ['from', 'to']),
  ];
  return (
    <FilterForm label={texts.filters} answer={answer} search={() => ask(typed)} clear={() => ask({})} chips={chips}>
      <PresetButtons
        presets={USUAL_PRESETS}
        today={today}
        range={range}
        choose={({ from, to }) => ask({ ...typed, startDate: from, endDate: to })}
      />
      {organisations && (
        <SelectField
          label={texts.organisation}
          value={typed.organisationId}
          change={(organisationId) => set({ organisationId, accountId: '' })}
          none={texts.allOrganisations}
          options={organisations}
        />
      )}
      <SelectField label={texts.account} none={texts.allAccounts} options={accountOptions} {...field('accountId')} />
      <SelectField label={texts.noun} none={texts.allNouns} options={nounOptions} {...field('noun')} />
      <RangeFields
        labels={texts}
        today={today}
        range={range}
        change={({ from: startDate = range.from, to: endDate = range.to }) => set({ startDate, endDate })}
      />
    </FilterForm>
  );
}
