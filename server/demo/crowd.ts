import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import type { Act } from './acts.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { DemoTrade } from './organisations.ts';
import { pay } from './payments.ts';
import { aPerson } from './people.ts';

/** A doctor at a clinic, or a branch with its counters. */
export interface DemoDesk {
  queue: QueueKind;
  opensAt: string;
  closesAt: string;
  bookingDays: number;
  fee: number;
  /** Tokens of an ordinary day, and the most of any. */
  ordinary: number;
  most: number;
  /** Null is the one where nobody signs in. */
  counters: readonly (string | null)[];
}

/** Those who come, or want to come, to an offering. */
export interface Crowd {
  trade: DemoTrade;
  kind: BookingKindName;
  organisationId: string;
  id: string;
  /** Each doctor of a clinic has a queue of their own. */
  doctorId: string | null;
  desk?: DemoDesk;
  /** Tells how many want to come on a day. */
  wanted(day: Day, scale: number): number;
  /** One of them; `who` has the fields that all bookings have. */
  comes(day: Day, chance: Chance, who: ReturnType<typeof someone>): Wish;
}

/** Somebody asks for a place at an instant; then pays, or comes, if there is anything to pay or anywhere to come to. */
interface Wish {
  at: Date;
  order: NonNullable<Act['order']>;
  pays?: boolean;
  arrives?(booked: Act): Act[];
}

const someone = (organisationId: string, chance: Chance) => ({ organisationId, place: '', ...aPerson(chance) });

/** All that comes of the bookings for a day, or of those that are made on it where many days are booked at once. */
export function storyOf(crowd: Crowd, day: Day, scale: number): Act[] {
  const { trade, kind, organisationId, id, doctorId } = crowd;
  const seed = [id, doctorId ?? '', day];
  const chance = chanceOf(...seed);
  const count = Math.floor(crowd.wanted(day, scale) * chance.between(80, 120) * 0.01 + chance.next());
  return Array.from({ length: count }, (_, n) => chanceOf(...seed, String(n))).flatMap((chance) => {
    const { at, order, pays, arrives } = crowd.comes(day, chance, someone(organisationId, chance));
    const booked: Act = { does: 'book', at, kind, organisationId, booking: newId(chance, organisationId), order };
    if (!pays) return [booked];
    const { acts, comes } = pay(booked, trade, chance);
    return [booked, ...acts, ...((comes && arrives?.(booked)) || [])];
  });
}
