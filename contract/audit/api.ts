import { z } from 'zod';
import { endpoint, MANAGERS, pageModel } from '#contract/kernel/endpoint.ts';
import { sortedBy } from '#contract/kernel/sorting.ts';
import { wire, wireDay } from '#contract/kernel/wire/wire.ts';
import { auditAccountModel, auditEntryModel, auditFiltersModel } from './model.ts';

export const AUDIT_SORTS = ['at', 'who', 'organisation', 'what'] as const;

export const auditApi = {
  list: endpoint('GET /audit/list', {
    access: MANAGERS,
    traffic: 'report',
    summary: 'What was changed, by whom and when, newest first',
    query: wire(pageModel.extend(auditFiltersModel.shape).extend({ sort: sortedBy(AUDIT_SORTS) }), {
      fields: { startDate: wireDay.optional(), endDate: wireDay.optional() },
    }),
    answer: z.array(wire(auditEntryModel)),
    list: true,
  }),
  accounts: endpoint('GET /audit/accounts', {
    access: MANAGERS,
    summary: 'Who has changed something, by name; at most 200',
    query: wire(z.object({ organisationId: z.string().nullish() })),
    answer: z.array(auditAccountModel),
  }),
};
