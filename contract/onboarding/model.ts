import { z } from 'zod';
import { idModel } from '#contract/kernel/fields.ts';
import { offeringKind, SALE_STATES } from '#contract/offerings/model.ts';
import { kindModel } from '#contract/organisations/model.ts';

/** An organisation does these before visitors come, whatever its trade; STEPS_OF (rules.ts) says which trade has which. */
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

/** A mark tells what nothing else tells: a poster or QR code was downloaded; the owner wants to see the list no more. */
export const MARKS = ['poster', 'put-away'] as const;
export type Mark = (typeof MARKS)[number];

/** These are known of an organisation, each a fact of its stored records. */
export interface BeginFacts {
  /** Its e-mail is confirmed. */
  confirm: boolean;
  doctor: boolean;
  /** There is a park, clinic, branch, show or batch. */
  offering: boolean;
  /** Something of it can be bought. */
  prices: boolean;
  /** Something costs money online. */
  costs: boolean;
  /** There are payment keys in use that their gateway knew. */
  keys: boolean;
  /** Visitors see something of it. */
  publish: boolean;
  /** Somebody has booked and, where it is paid online, paid. */
  trial: boolean;
  /** An inspector or a counter can sign in. */
  login: boolean;
  poster: boolean;
  /** Enough people have booked that visitors know the way: nothing is left to begin. */
  busy: boolean;
}

const stepModel = z.object({ name: z.enum(STEPS), done: z.boolean() });

/** The first steps are those of the person who asks. */
export const beginModel = z.object({
  /** Steps stand in the order in which they are done; none once the organisation is busy. */
  steps: z.array(stepModel),
  /** The oldest offering that visitors see, or else the oldest draft. */
  offering: z.object({ id: idModel, name: z.string(), published: z.boolean() }).nullable(),
  /** Keys that were entered, and that no gateway was asked about yet. */
  untested: idModel.nullable(),
  /** Payments go to the sandbox: no real money moves. */
  playMoney: z.boolean(),
  putAway: z.boolean(),
  /** The link that confirms the e-mail goes here. */
  email: z.string(),
});
export type OnboardingBegin = z.output<typeof beginModel>;

export const newMarkModel = z.object({
  mark: z.enum(MARKS, 'Please choose poster or put-away'),
  /** False takes it back. */
  on: z.boolean('Please enter true or false').default(true),
});

/** An organisation that has not begun yet, and where it stands. */
export const beginnerModel = z.object({
  id: idModel,
  name: z.string(),
  kind: kindModel,
  createdAt: z.date(),
  steps: z.array(stepModel),
  /** A step was last taken then: something was added, published, tested or confirmed; or else it registered. */
  movedAt: z.date(),
  /** It has sold nothing, and no step was taken for more than three days: somebody may want to help. */
  stuck: z.boolean(),
});
export type Beginner = z.output<typeof beginnerModel>;

/** `none`: nothing there costs money online. `refused`: the gateway would not take them within the last seven days. */
const KEY_STATES = ['none', 'missing', 'untested', 'tested', 'refused'] as const;

/** The admin sees so how an organisation stands whom somebody wants to help; of keys never more than their state. */
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
  /** The owner last signed in then; null: not within the eight days for which sessions are kept. */
  lastSignIn: z.date().nullable(),
  /** Somebody last booked then and, where it costs, paid. */
  lastSale: z.date().nullable(),
});
export type OrganisationStanding = z.output<typeof standingModel>;
