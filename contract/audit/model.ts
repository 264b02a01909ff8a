import { z } from 'zod';
import { dayModel } from '#contract/kernel/fields.ts';

export const AUDIT_NOUNS = [
  'park',
  'clinic',
  'clinic-doctor',
  'doctor',
  'specialization',
  'branch',
  'counter',
  'exhibition',
  'coaching-batch',
  'coupon',
  'advertisement',
  'inspector',
  'gateway-credential',
  'organisation',
  'category',
  'booking',
  'token',
  'payment-refund',
  'payment-review',
  'password-link',
  'session',
  'login',
  'look',
  'presentation',
  'brand',
  'translation',
] as const;

const anyJson = z.json().nullable();

/** A field before and after; null: empty. Of a secret only the fact that it changed. */
const changeModel = z.union([z.object({ hidden: z.literal(true) }), z.object({ from: anyJson, to: anyJson })]);
export type AuditChange = z.output<typeof changeModel>;

/** One change by a person or the system. Fields have their stored names ("fees.adult.price", in paise). */
export const auditEntryModel = z.object({
  id: z.string(),
  /** Null: a change of the whole platform. */
  organisationId: z.string().nullable(),
  organisationName: z.string().nullable(),
  createdAt: z.date(),
  /** Null: changed by the system. */
  accountId: z.string().nullable(),
  accountName: z.string(),
  role: z.enum(['owner', 'inspector', 'counter', 'admin', 'system']),
  noun: z.enum(AUDIT_NOUNS),
  recordId: z.string(),
  recordName: z.string(),
  action: z.enum(['added', 'changed', 'removed']),
  changes: z.record(z.string(), changeModel),
});
export type AuditEntry = z.output<typeof auditEntryModel>;

export const auditFiltersModel = z.object({
  organisationId: z.string().nullish(),
  noun: z.enum(AUDIT_NOUNS).optional(),
  accountId: z.string().optional(),
  recordId: z.string().optional(),
  startDate: dayModel.optional(),
  endDate: dayModel.optional(),
});
export type AuditFilters = z.output<typeof auditFiltersModel>;

export const auditAccountModel = auditEntryModel
  .pick({ accountName: true, role: true })
  .extend({ accountId: z.string() });
export type AuditAccount = z.output<typeof auditAccountModel>;
