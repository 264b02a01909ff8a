import { z } from 'zod';
import { idModel, needed, requiredId, requiredText } from '#contract/kernel/fields.ts';
import { GATEWAYS } from '#contract/payments/model.ts';
import type { TextKey } from '#words/keys.ts';

const secret = (missing?: TextKey) => z.string(needed(missing)).trim().max(200);

/** Offerings that can have payment keys of their own (docs/behaviour.md 4.3). */
export const OFFERING_KINDS = ['park', 'clinic', 'branch', 'coaching'] as const;
export type PayingKind = (typeof OFFERING_KINDS)[number];

/** `organisation`: keys for all its places that have none of their own; its id is in `offeringId`. */
const payeeKind = z.enum(['organisation', ...OFFERING_KINDS]);
export type PayeeKind = z.output<typeof payeeKind>;

export const offeringModel = z.object({
  id: idModel,
  organisationId: idModel,
  kind: payeeKind,
  name: z.string(),
  gateway: z.enum(GATEWAYS),
});
export type PayingOffering = z.output<typeof offeringModel>;

/** `keys`: the MID with which it is paid, and whether the keys are its own; null without keys. */
export const choosableModel = offeringModel.extend({
  playMoney: z.boolean(),
  keys: z.object({ merchantId: z.string(), own: z.boolean() }).nullable(),
});
export type ChoosableOffering = z.output<typeof choosableModel>;

/** Paytm's separator of signed values: an id that contains it could begin no payment. */
const merchantId = requiredText(40, 'gateway-credentials.noMid').refine(
  (text) => !text.includes('|'),
  'gateway-credentials.midSign',
);

/** Configuration form (docs/product/forms.md 13; texts exact). Trimmed: pasted blanks break gateways. */
export const credentialFieldsModel = z.object({
  offeringId: requiredId('gateway-credentials.noOffering'),
  /** Counts for an organisation; a place has its own. */
  gateway: z.enum(GATEWAYS).default('ccav'),
  merchantId,
  accessKey: secret().default(''),
  workingKey: secret('gateway-credentials.noWorkingKey').min(1, 'gateway-credentials.noWorkingKey'),
  cipher: z.enum(['cbc', 'gcm']).default('cbc'),
});
export type CredentialFields = z.output<typeof credentialFieldsModel>;

/** A blank or masked key keeps the stored one. */
export const credentialUpdateModel = credentialFieldsModel.extend({ workingKey: secret().default('') });
export type CredentialUpdate = z.output<typeof credentialUpdateModel>;

/** Keys are write-only: answers carry the last four characters alone (docs/behaviour.md 2.5). */
export const credentialModel = credentialFieldsModel.extend({
  id: idModel,
  organisationId: idModel,
  /** Stored values may break today's rules. */
  merchantId: z.string(),
  offeringName: z.string(),
  offeringKind: payeeKind,
  createdAt: z.date(),
  testedAt: z.date().nullable().default(null),
});

export const RESTORED_WITHIN_DAYS = 30;

export const removedCredentialModel = credentialModel.extend({ removedAt: z.date() });
export type RemovedCredential = z.output<typeof removedCredentialModel>;

export const keyTestModel = z.object({ works: z.boolean(), message: z.string() });
export type KeyTest = z.output<typeof keyTestModel>;

export const sandboxKeysModel = credentialFieldsModel.pick({ offeringId: true, gateway: true });
export type Credential = z.output<typeof credentialModel>;

export const maskKey = (key: string): string => (key ? `••••${key.slice(-4)}` : '');
export const isMasked = (key: string): boolean => key.startsWith('••••');
