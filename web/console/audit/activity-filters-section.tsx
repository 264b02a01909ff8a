import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { AUDIT_NOUNS, type AuditFilters, type AuditNoun } from '#contract/audit/model.ts';
import { isDay } from '#contract/dates.ts';
import { type Option, SelectField, TextField } from '#web/console/ui/field.tsx';
import { SearchRow, type Told } from '#web/console/ui/search-row.tsx';
import { type AddressFilters, useTypedFilters } from '#web/console/ui/typed-filters.ts';
import { auditTexts as texts } from '#web/console/words/audit.ts';
import { auditAccountsQuery } from './queries.ts';

const NAMES = { organisationId: 'organisation', noun: 'what', accountId: 'who', startDate: 'from', endDate: 'to' };
type Typed = Record<keyof typeof NAMES, string>;

/** What the address narrows the list by; what makes no sense narrows nothing. */
export function readFilters(params: URLSearchParams): AuditFilters {
  const text = (name: keyof Typed) => params.get(NAMES[name]) || undefined;
  const day = (name: 'startDate' | 'endDate') => (isDay(text(name) ?? '') ? text(name) : undefined);
  return {
    organisationId: text('organisationId'),
    noun: AUDIT_NOUNS.find((known) => known === text('noun')),
    accountId: text('accountId'),
    startDate: day('startDate'),
    endDate: day('endDate'),
  };
}

const inAddress = (typed: Partial<Typed>): AddressFilters =>
  Object.fromEntries(Object.entries(NAMES).map(([field, name]) => [name, typed[field as keyof Typed] ?? '']));

const typedOf = (params: URLSearchParams): Typed =>
  Object.fromEntries(Object.entries(NAMES).map(([field, name]) => [field, params.get(name) ?? ''])) as Typed;

const nounOptions: readonly Option[] = AUDIT_NOUNS.map((noun: AuditNoun) => {
  const words = texts.nouns[noun];
  return { value: noun, label: words.charAt(0).toUpperCase() + words.slice(1) };
});

/** What, who and when; for the admin also of which organisation. The answer comes with Search. */
export function ActivityFilters({ organisations, answer }: { organisations: readonly Option[] | null; answer: Told }) {
  const { typed, set, search } = useTypedFilters(typedOf);
  const accounts = useQuery(auditAccountsQuery(typed.organisationId || null)).data ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(inAddress(typed));
  };
  return (
    <form className="filters" aria-label={texts.filters} onSubmit={submit} noValidate>
      {organisations && (
        <SelectField
          label={texts.organisation}
          value={typed.organisationId}
          change={(organisationId) => set({ organisationId, accountId: '' })}
          none={texts.allOrganisations}
          options={organisations}
        />
      )}
      <SelectField
        label={texts.account}
        value={typed.accountId}
        change={(accountId) => set({ accountId })}
        none={texts.allAccounts}
        options={accounts.map(({ accountId, accountName, role }) => ({
          value: accountId,
          label: `${accountName} (${texts.roles[role]})`,
        }))}
      />
      <SelectField
        label={texts.noun}
        value={typed.noun}
        change={(noun) => set({ noun })}
        none={texts.allNouns}
        options={nounOptions}
      />
      <TextField label={texts.from} type="date" value={typed.startDate} change={(startDate) => set({ startDate })} />
      <TextField label={texts.to} type="date" value={typed.endDate} change={(endDate) => set({ endDate })} />
      <SearchRow answer={answer} clear={() => search(inAddress({}))} />
    </form>
  );
}
