import { useQuery } from '@tanstack/react-query';
import { AUDIT_NOUNS } from '#contract/audit/model.ts';
import { useTenants } from '#web/console/frame/use-tenants.ts';
import { PRESETS } from '#web/console/kit/dates/date-range.ts';
import type { Option } from '#web/console/kit/forms/field.tsx';
import { choiceFilter, daysFilter, valueFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { auditAccountsQuery } from './queries.ts';
import { auditTexts as texts } from './words.ts';

const useAccountOptions = (organisationId: string): Option[] =>
  (useQuery(auditAccountsQuery(organisationId || null)).data ?? []).map(({ accountId, accountName, role }) => ({
    value: accountId,
    label: `${accountName} (${texts.roles[role]})`,
  }));

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const activityFilters = {
  accountId: choiceFilter('who', {
    label: texts.account,
    none: texts.allAccounts,
    useOptions: ({ organisation }) => useAccountOptions(String(organisation ?? '')),
  }),
  noun: valueFilter('what', {
    label: texts.noun,
    none: texts.allNouns,
    values: AUDIT_NOUNS,
    words: (noun) => sentence(texts.nouns[noun]),
  }),
  days: daysFilter({ labels: texts, presets: PRESETS }),
};

export const activityOfAllFilters = {
  organisationId: choiceFilter('organisation', {
    label: texts.organisation,
    none: texts.allOrganisations,
    useOptions: () => useTenants() ?? [],
    clears: 'who',
  }),
  ...activityFilters,
};
