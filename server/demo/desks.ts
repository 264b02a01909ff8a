import { sql } from 'kysely';
import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { addDays, type Day } from '#contract/kernel/dates.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import type { Deps } from '#server/deps.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { type Act, bookingAt } from './acts.ts';
import { busyness } from './calendar.ts';
import { chanceOf } from './chance.ts';
import { DAY_AND_NIGHT, instantAt, later, latest, minuteBetween, minuteOf, OFFICE } from './hours.ts';
import { type DemoPayee, pay } from './payments.ts';
import { aName, mobileOf } from './people.ts';

/** A doctor at a clinic, or a branch with its counters. */
export interface DemoDesk {
  kind: QueueKind;
  /** The clinic or the branch. */
  id: string;
  doctorId: string | null;
  organisationId: string;
  payee: DemoPayee;
  place: number;
  createdAt: Date;
  opensAt: string;
  closesAt: string;
  fee: number;
  /** Tokens of an ordinary day. */
  ordinary: number;
  most: number;
  bookingDays: number;
  counters: readonly string[];
}

/** Tokens of patients who pay at the desk. */
const CASH = 0.34;
/** Called, and not there. */
export const NO_SHOWS = 0.07;
const LAST_TOKEN_MINUTES = 40;

const neverCloses = ({ opensAt, closesAt }: DemoDesk): boolean => opensAt === '00:00' && closesAt === '23:59';

/** All who come, or want to come, to a desk on a day. */
export function patientsOf(desk: DemoDesk, day: Day, scale: number): Act[] {
  const chance = chanceOf('queue', desk.id, desk.doctorId ?? '', day);
  const busy = busyness(desk.kind === 'doctor' ? 'clinic' : 'branch', day, desk.createdAt);
  const wanted = (desk.ordinary * busy * Math.min(scale, 1) * chance.between(75, 125)) / 100;
  const count = Math.min(desk.most, Math.round(wanted));
  return Array.from({ length: count }, (_, n) => aPatient(desk, day, n)).flat();
}

function aPatient(desk: DemoDesk, day: Day, n: number): Act[] {
  const { kind, id: queueId, doctorId, organisationId, fee } = desk;
  const chance = chanceOf('appointment', queueId, doctorId ?? '', day, String(n));
  const lead = chance.happens(0.7) ? 0 : chance.between(0, desk.bookingDays);
  const closes = minuteOf(desk.closesAt) - (neverCloses(desk) ? 0 : LAST_TOKEN_MINUTES);
  const minute =
    lead > 0
      ? minuteBetween(chance, OFFICE, 480, 1320)
      : minuteBetween(chance, neverCloses(desk) ? DAY_AND_NIGHT : OFFICE, minuteOf(desk.opensAt) - 40, closes);
  const mode = kind === 'loan' ? null : chance.happens(CASH) ? 'cash' : 'online';
  const loanType = kind === 'loan' ? chance.pick(LOAN_TYPES) : null;
  const person = { mobile: mobileOf(desk.place, day, n), personName: aName(chance) };
  const wanted = {
    kind,
    queueId,
    doctorId,
    day,
    mode,
    fee,
    loanType,
    counterId: null,
    organisationId,
    place: '',
    ...person,
  };
  const at = instantAt(addDays(day, -lead), minute);
  const booked = bookingAt(
    chance,
    at,
    kind === 'doctor' ? 'doctor-appointment' : 'loan-appointment',
    organisationId,
    async () => wanted,
  );
  return [booked, ...(mode === 'online' ? pay(booked, desk.payee, chance).acts : [])];
}

/** A token is moved on at an instant. */
interface Move {
  booking: string;
  state: 'called' | 'complete' | 'noshow';
  at: Date;
}

/** Serves those who still wait for a desk on a day, one after the other, each at the counter that is free first; up to `until`. */
export async function serve(deps: Deps, desk: DemoDesk, day: Day, until: Date): Promise<void> {
  const { organisationId, id, doctorId } = desk;
  await withScope(deps.db, systemScope, async (tx) => {
    const { rows } = await sql<{ booking: string; issued: Date }>`
      select booking_id as booking, issued_at as issued from token
      where organisation_id = ${organisationId} and queue_id = ${id} and doctor_id = ${doctorId ?? ''} and day = ${day}
        and state in ('booked', 'called') order by number`.execute(tx);
    const moves = movesOf(desk, day, rows).filter(({ at }) => at <= until);
    moves.sort((one, other) => Number(one.at) - Number(other.at));
    await sql`select move_token(${organisationId}, m.booking, m.state, null, null, m.at)
      from jsonb_to_recordset(${JSON.stringify(moves)}) as m (booking text, state text, at timestamptz)`.execute(tx);
  });
}

function movesOf(desk: DemoDesk, day: Day, tokens: readonly { booking: string; issued: Date }[]): Move[] {
  const chance = chanceOf('serve', desk.id, desk.doctorId ?? '', day);
  const opens = minuteOf(desk.opensAt);
  const begins = later(instantAt(day, opens), chance.between(1, 14));
  const free = Array.from({ length: Math.max(1, desk.counters.length) }, () => ({ at: begins, calls: false }));
  const each = ((minuteOf(desk.closesAt) - opens) * free.length * 0.75) / Math.max(desk.ordinary, 1);
  return tokens.flatMap(({ booking, issued }): Move[] => {
    const counter = free.reduce((first, one) => (one.at < first.at ? one : first));
    const called = latest(issued, counter.at);
    // To complete one calls the next by itself.
    const calls: Move[] = counter.calls && called === counter.at ? [] : [{ booking, state: 'called', at: called }];
    const stays = chance.happens(NO_SHOWS);
    Object.assign(counter, { at: later(called, stays ? 1.5 : chance.about(each)), calls: !stays });
    return [...calls, { booking, state: stays ? 'noshow' : 'complete', at: counter.at }];
  });
}
