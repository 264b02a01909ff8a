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

/** The payments of a thousand that end in each way, with their steps. */
const ENDINGS: Record<string, { often: number; steps: readonly Step[] }> = {
  paid: { often: 873, steps: PAID },
  retried: { often: 18, steps: [...fails('failed'), ...PAID] },
  failed: { often: 26, steps: fails('failed') },
  stopped: { often: 24, steps: fails('aborted') },
  /** Never began to pay. */
  forgotten: { often: 20, steps: [] },
  expired: { often: 7, steps: fails('expired', 15) },
  /** A bank that takes its time: decided after hours, and for some the day is over by then. */
  slow: { often: 20, steps: [...fails('awaited'), ['pay', 14 * 60]] },
  refunded: { often: 6, steps: [...PAID, ['ask', 2 * DAY], ['finish', 2]] },
  chargeback: { often: 0.6, steps: [...PAID, ['chargeback', 3 * DAY]] },
  twice: { often: 1.6, steps: [...PAID, ...PAID] },
  doubtful: { often: 1, steps: [...fails('review'), ['doubt', 0], ['decide', 5 * DAY, 'reject']] },
  vindicated: { often: 1, steps: [...fails('review'), ['doubt', 0], ['decide', 720, 'accept']] },
  /** A balance that was too low is filled, and the refund tried again. */
  unreturnable: { often: 0.4, steps: [...PAID, ['ask', 2 * DAY], ['refuse', 2], ['finish', 9 * DAY]] },
};
const OFTEN = Object.fromEntries(Object.entries(ENDINGS).map(([name, { often }]) => [name, often]));

const MODES: Record<string, Record<string, number>> = {
  ccav: { UPI: 62, 'Debit Card': 16, 'Credit Card': 12, 'Net Banking': 10 },
  paytm: { UPI: 60, PPI: 30, CC: 6, NB: 4 },
};

const NOTES: Partial<Record<Act['does'], Record<string, readonly string[]>>> = {
  ask: {
    '': ['Could not come after all', 'Booked for the wrong day', 'Fell ill', 'Our mistake at the desk', 'Rained off'],
  },
  decide: {
    accept: ['Asked the gateway by telephone: the money is there'],
    reject: ['The gateway has stopped it: nothing was paid'],
  },
};

/** Pays a booking as visitors do, or does not. `comes`: whether they then come for what they have booked. */
export function pay(booked: Act, payee: DemoPayee, chance: Chance): { acts: Act[]; comes: boolean } {
  const ending = chance.weighed(OFTEN);
  const { booking, organisationId } = booked;
  const pace = chance.about(1);
  let [at, n, attempt] = [booked.at, 0, ''];
  const acts = (ENDINGS[ending]?.steps ?? []).map(([does, minutes, says = '']): Act => {
    at = later(at, minutes * pace);
    const notes = NOTES[does]?.[says];
    if (notes) at = instantAt(dayOf(at), minuteBetween(chance, OFFICE, 570, 1140));
    if (does === 'begin') [n, attempt] = [n + 1, newId(chance, organisationId)];
    const txn =
      does === 'pay' || does === 'decide' ? `3${Array.from(chance.bytes(14), (byte) => byte % 10).join('')}` : '';
    const said = { state: says, status: does === 'fail' ? statusShownFor(says as AttemptState) : '' };
    const facts = { attempt, n, merchant: payee.merchant, credential: payee.credential, txn, ...said };
    const mode = chance.weighed(MODES[payee.gateway] ?? {});
    const owned = notes && {
      owner: ownerAt(organisationId, payee.owner, at),
      facts: { ...facts, mode, id: newId(chance, organisationId), note: chance.pick(notes) },
    };
    return { does, at, booking, organisationId, facts: { ...facts, mode }, ...owned };
  });
  const isPaid = acts.some(({ does }) => does === 'pay') && !acts.some(({ does }) => does === 'ask');
  return { acts, comes: isPaid ? !chance.happens(0.06) : chance.happens(0.04) };
}
