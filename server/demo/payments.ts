import { dayOf } from '#contract/kernel/dates.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { AttemptState } from '#contract/payments/model.ts';
import { statusShownFor } from '#contract/payments/rules.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import type { Act } from './acts.ts';
import type { Chance } from './chance.ts';
import { instantAt, later, minuteBetween, OFFICE } from './hours.ts';
import { ownerAt } from './organisations.ts';

/** A booking pays this merchant. */
export interface DemoPayee {
  gateway: string;
  merchant: string;
  credential: string;
  /** Its owner has offerings of this kind. */
  owner: OrganisationKind;
}

const DAY = 1440;

/** A step, so many minutes after the one before, and what the gateway or the owner says. */
type Step = readonly [does: Act['does'], minutes: number, says?: string];

const PAID: readonly Step[] = [
  ['begin', 1],
  ['pay', 2],
];
const fails = (state: AttemptState, minutes = 2): Step[] => [
  ['begin', 1],
  ['fail', minutes, state],
];

/** Payments end in these ways: so many of a thousand, with their steps. */
const ENDINGS: readonly [often: number, steps: readonly Step[]][] = [
  [873, PAID],
  [18, [...fails('failed'), ...PAID]],
  [26, fails('failed')],
  [24, fails('aborted')],
  [20, []], // never began to pay
  [7, fails('expired', 15)],
  [20, [...fails('awaited'), ['pay', 14 * 60]]], // a bank takes its time: decided after hours, for some when the day is over
  [6, [...PAID, ['ask', 2 * DAY], ['finish', 2]]],
  [0.6, [...PAID, ['chargeback', 3 * DAY]]],
  [1.6, [...PAID, ...PAID]],
  [1, [...fails('review'), ['doubt', 0], ['decide', 5 * DAY, 'reject']]],
  [1, [...fails('review'), ['doubt', 0], ['decide', 720, 'accept']]],
  [0.4, [...PAID, ['ask', 2 * DAY], ['refuse', 2], ['finish', 9 * DAY]]], // a balance too low is filled, the refund tried again
];

/** Payments are made in these ways, one entry for each tenth of them. */
const MODES: Record<string, readonly string[]> = {
  ccav: ['UPI', 'UPI', 'UPI', 'UPI', 'UPI', 'UPI', 'Debit Card', 'Debit Card', 'Credit Card', 'Net Banking'],
  paytm: ['UPI', 'UPI', 'UPI', 'UPI', 'UPI', 'UPI', 'PPI', 'PPI', 'CC', 'NB'],
};

/** The owner writes these, by what they do and say. */
const NOTES: Record<string, readonly string[]> = {
  ask: ['Could not come after all', 'Booked for the wrong day', 'Fell ill', 'Our mistake at the desk', 'Rained off'],
  'decide accept': ['Asked the gateway by telephone: the money is there'],
  'decide reject': ['The gateway has stopped it: nothing was paid'],
};

/** Pays a booking as visitors do, or does not. `comes`: whether they then come for what they have booked. */
export function pay(booked: Act, payee: DemoPayee, chance: Chance): { acts: Act[]; comes: boolean } {
  const { booking, organisationId } = booked;
  const { merchant, credential } = payee;
  const pace = chance.about(1);
  let [at, n, attempt] = [booked.at, 0, ''];
  const acts = chance.weighed(ENDINGS).map(([does, minutes, says = '']): Act => {
    at = later(at, minutes * pace);
    const notes = NOTES[`${does} ${says}`.trim()];
    if (notes) at = instantAt(dayOf(at), minuteBetween(chance, OFFICE, 570, 1140));
    if (does === 'begin') [n, attempt] = [n + 1, newId(chance, organisationId)];
    const txn = `3${Array.from(chance.bytes(14), (byte) => byte % 10).join('')}`;
    const status = does === 'fail' ? statusShownFor(says as AttemptState) : '';
    const mode = chance.pick(MODES[payee.gateway] ?? []);
    const told = { attempt, n, merchant, credential, txn, state: says, status, mode };
    const note = notes && { id: newId(chance, organisationId), note: chance.pick(notes) };
    const owner = ownerAt(organisationId, payee.owner, at);
    return { does, at, booking, organisationId, facts: { ...told, ...note }, ...(notes && { owner }) };
  });
  const isPaid = acts.some(({ does }) => does === 'pay') && !acts.some(({ does }) => does === 'ask');
  return { acts, comes: isPaid ? !chance.happens(0.06) : chance.happens(0.04) };
}
