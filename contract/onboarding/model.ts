import { z } from 'zod';
import { idModel } from '#contract/kernel/fields.ts';
import { offeringKind, SALE_STATES } from '#contract/offerings/model.ts';
import { kindModel } from '#contract/organisations/model.ts';

export const STEPS = [
  'confirm',
  'doctor',
  'offering',
  'prices',
  'keys',
  'publish',
  'trial',
  'poster',
  'login',
] as const;
export type OnboardingStep = (typeof STEPS)[number];

/** Marks record what no stored record shows: a poster was downloaded, or the owner has hidden the list. */
export const MARKS = ['poster', 'put-away'] as const;
export type Mark = (typeof MARKS)[number];

export interface BeginFacts {
  confirm: boolean;
  doctor: boolean;
  offering: boolean;
  prices: boolean;
  costs: boolean;
  keys: boolean;
  publish: boolean;
  trial: boolean;
  login: boolean;
  poster: boolean;
  busy: boolean;
}

const stepModel = z.object({ name: z.enum(STEPS), done: z.boolean() });

export const beginModel = z.object({
  steps: z.array(stepModel),
  offering: z.object({ id: idModel, name: z.string(), published: z.boolean() }).nullable(),
  untested: idModel.nullable(),
  /** Payments go to the sandbox: no real money moves. */
  playMoney: z.boolean(),
  putAway: z.boolean(),
  email: z.string(),
});
export type OnboardingBegin = z.output<typeof beginModel>;

export const newMarkModel = z.object({
  mark: z.enum(MARKS, 'onboarding.marks'),
  on: z.boolean('onboarding.trueOrFalse').default(true),
});

export const beginnerModel = z.object({
  id: idModel,
  name: z.string(),
  kind: kindModel,
  createdAt: z.date(),
  steps: z.array(stepModel),
  movedAt: z.date(),
  stuck: z.boolean(),
});
export type Beginner = z.output<typeof beginnerModel>;

/** `none`: nothing is paid online. `refused`: refused by the gateway within the last seven days. */
const KEY_STATES = ['none', 'missing', 'untested', 'tested', 'refused'] as const;

/** For the admin. Of payment keys only the state, never more. */
export const standingModel = beginnerModel.pick({ steps: true, movedAt: true, stuck: true }).extend({
  offerings: z.array(
    z.object({
      id: idModel,
      kind: offeringKind,
      name: z.string(),
      state: z.enum(SALE_STATES),
      keys: z.enum(KEY_STATES),
    }),
  ),
  /** Last sign-in of the owner; null: not within the eight days for which sessions are kept. */
  lastSignIn: z.date().nullable(),
  lastSale: z.date().nullable(),
});
export type OrganisationStanding = z.output<typeof standingModel>;
