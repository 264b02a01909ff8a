import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { AttemptState } from '#contract/payments/model.ts';
import { statusShownFor } from '#contract/payments/rules.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import type { Act } from './acts.ts';
import type { Chance } from './chance.ts';
import { instantAt, later, latest, minuteBetween, OFFICE } from './hours.ts';
import { type DemoTrade, ownerAt } from './organisations.ts';

const DAY = 1440;

/** `minutes` since the step before; `says`: the status word of the gateway or the owner. */
type Step = readonly [does: Act['does'], minutes: number, says?: string];

const PAID: readonly Step[] = [
  ['begin', 1],
  ['pay', 2],
];
const fails = (state: AttemptState, minutes = 2): Step[] => [
  ['begin', 1],
  ['fail', minutes, state],
];

/** `often` in a thousand. */
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
  [1, [...fails('review'), ['decide', 5 * DAY, 'reject']]],
  [1, [...fails('review'), ['decide', 720, 'accept']]],
  [0.4, [...PAID, ['ask', 2 * DAY], ['refuse', 2], ['finish', 9 * DAY]]], // a balance too low is filled, the refund tried again
];

const MODES = ['UPI', 'UPI', 'UPI', 'UPI', 'UPI', 'UPI', 'Debit Card', 'Debit Card', 'Credit Card', 'Net Banking'];

const NOTES: Record<string, readonly string[]> = {
  ask: ['Could not come after all', 'Booked for the wrong day', 'Fell ill', 'Our mistake at the desk', 'Rained off'],
  'decide accept': ['Asked the gateway by telephone: the money is there'],
  'decide reject': ['The gateway has stopped it: nothing was paid'],
};

/** `comes`: the visitor arrives; a few do without paying. */
export function pay(booked: Act, trade: DemoTrade, chance: Chance): { acts: Act[]; comes: boolean } {
  const { booking, organisationId } = booked;
  const pace = chance.about(1);
  let [at, n, attempt] = [booked.at, 0, ''];
  const acts = chance.weighed(ENDINGS).map(([does, minutes, says = '']): Act => {
    at = later(at, minutes * pace);
    const notes = NOTES[`${does} ${says}`.trim()];
    if (notes) at = latest(at, instantAt(dayOf(at), minuteBetween(chance, OFFICE, 570, 1140)));
    if (does === 'begin') [n, attempt] = [n + 1, newId(chance, organisationId)];
    const txn = `3${chance.digits(14)}`;
    const status = does === 'fail' ? statusShownFor(says as AttemptState) : '';
    const told = { attempt, n, txn, state: says, status, mode: chance.pick(MODES) };
    const note = notes && { id: newId(chance, organisationId), note: chance.pick(notes) };
    const owner = notes && { owner: ownerAt(organisationId, trade, at) };
    return { does, at, booking, organisationId, facts: { ...told, ...note }, ...owner };
  });
  const isPaid = acts.some(({ does }) => does === 'pay') && !acts.some(({ does }) => does === 'ask');
  return { acts, comes: isPaid ? !chance.happens(0.06) : chance.happens(0.04) };
}
