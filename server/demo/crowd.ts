import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import type { Act } from './acts.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { DemoTrade } from './organisations.ts';
import { pay } from './payments.ts';
import { aPerson } from './people.ts';

export interface DemoDesk {
  queue: QueueKind;
  opensAt: string;
  closesAt: string;
  bookingDays: number;
  fee: number;
  /** Tokens per day. */
  ordinary: number;
  most: number;
  /** Null if nobody signs in at the counter. */
  counters: readonly (string | null)[];
}

/** The demand for one offering. */
export interface Crowd {
  trade: DemoTrade;
  kind: BookingKindName;
  organisationId: string;
  id: string;
  doctorId: string | null;
  desk?: DemoDesk;
  wanted(day: Day, scale: number): number;
  comes(day: Day, chance: Chance, who: ReturnType<typeof someone>): Wish;
}

/** An intended booking. `pays` if there is anything to pay, `arrives` if there is a gate. */
interface Wish {
  at: Date;
  order: NonNullable<Act['order']>;
  pays?: boolean;
  arrives?(booked: Act): Act[];
}

const someone = (organisationId: string, chance: Chance) => ({ organisationId, place: '', ...aPerson(chance) });

/** `day` is the visit day, or the day of booking for offerings without one. */
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
