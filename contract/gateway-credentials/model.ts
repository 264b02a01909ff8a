import { z } from 'zod';
import { idModel, needed, requiredId, requiredText } from '#contract/kernel/fields.ts';
import { GATEWAYS } from '#contract/payments/model.ts';

const secret = (missing?: string) => z.string(needed(missing)).trim().max(200, 'Please use at most 200 characters');

/** These can be paid for, and so have credentials of their own (docs/behaviour.md 4.3). */
export const OFFERING_KINDS = ['park', 'clinic', 'branch', 'coaching'] as const;
export type PayingKind = (typeof OFFERING_KINDS)[number];

/** A park, clinic, branch or batch that keys can be for. */
export const offeringModel = z.object({
  id: idModel,
  organisationId: idModel,
  kind: z.enum(OFFERING_KINDS),
  name: z.string(),
  gateway: z.enum(GATEWAYS),
});
export type PayingOffering = z.output<typeof offeringModel>;

/** The same to choose in a form, and whether the sandbox's keys would do: payments are play money. */
export const choosableModel = offeringModel.extend({ playMoney: z.boolean() });
export type ChoosableOffering = z.output<typeof choosableModel>;

/** Paytm signs values joined by this sign, so that one with it in could be read as two: no payment could begin. */
const merchantId = requiredText(40, 'mid is required').refine(
  (text) => !text.includes('|'),
  'Please enter the MID without the sign |',
);

/** The Configuration form asks this (docs/product/forms.md 13; texts exact). Keys are trimmed: pasted blanks break gateways. */
export const credentialFieldsModel = z.object({
  offeringId: requiredId('park name is required'),
  merchantId,
  accessKey: secret().default(''),
  workingKey: secret('working Key is required').min(1, 'working Key is required'),
  cipher: z.enum(['cbc', 'gcm']).default('cbc'),
});
export type CredentialFields = z.output<typeof credentialFieldsModel>;

/** On update a blank or masked key keeps the stored one. */
export const credentialUpdateModel = credentialFieldsModel.extend({ workingKey: secret().default('') });
export type CredentialUpdate = z.output<typeof credentialUpdateModel>;

/** In an answer the keys are masked to their last four characters: they are write-only (docs/behaviour.md 2.5). */
export const credentialModel = credentialFieldsModel.extend({
  id: idModel,
  organisationId: idModel,
  /** As it was stored, whatever is asked of it today. */
  merchantId: z.string(),
  offeringName: z.string(),
  offeringKind: z.enum(OFFERING_KINDS),
  createdAt: z.date(),
  /** The gateway knew these keys at this time; null: it was not asked since they were entered. */
  testedAt: z.date().nullable().default(null),
});

/** Removed keys can be restored for so many days. */
export const RESTORED_WITHIN_DAYS = 30;

/** Keys that were removed and can still be restored. */
export const removedCredentialModel = credentialModel.extend({ removedAt: z.date() });
export type RemovedCredential = z.output<typeof removedCredentialModel>;

/** A gateway was asked whether it knows the keys; `message` tells its answer. */
export const keyTestModel = z.object({ works: z.boolean(), message: z.string() });
export type KeyTest = z.output<typeof keyTestModel>;

/** The sandbox’s keys are wanted for this offering. */
export const sandboxKeysModel = credentialFieldsModel.pick({ offeringId: true });
export type Credential = z.output<typeof credentialModel>;

export const maskKey = (key: string): string => (key ? `••••${key.slice(-4)}` : '');
export const isMasked = (key: string): boolean => key.startsWith('••••');
