import { sql } from 'kysely';
import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { minutesOf } from '#contract/opening-days/rules.ts';
import type { TokenState } from '#contract/queues/model.ts';
import type { Deps } from '#server/deps.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { type Act, bookingAt } from './acts.ts';
import { busyness } from './calendar.ts';
import { chanceOf } from './chance.ts';
import { DAY_AND_NIGHT, instantAt, later, latest, minuteBetween, OFFICE } from './hours.ts';
import { demoOfferings, type Offerings } from './offerings.ts';
import { pay } from './payments.ts';
import { aName, mobileOf } from './people.ts';

/** A doctor at a clinic, or a branch with its counters. */
type DemoDesk = Offerings['desks'][number];

/** Tokens of patients who pay at the desk. */
const CASH = 0.34;
/** Called, and not there. */
const NO_SHOWS = 0.07;
const LAST_TOKEN_MINUTES = 40;

/** All who come, or want to come, to a desk on a day. */
export function patientsOf(desk: DemoDesk, day: Day, scale: number): Act[] {
  const chance = chanceOf('queue', desk.id, desk.doctorId ?? '', day);
  const busy = busyness(desk.trade, day, desk.createdAt);
  const wanted = (desk.ordinary * busy * Math.min(scale, 1) * chance.between(75, 125)) / 100;
  const count = Math.min(desk.most, Math.round(wanted));
  return Array.from({ length: count }, (_, n) => aPatient(desk, day, n)).flat();
}

function aPatient(desk: DemoDesk, day: Day, n: number): Act[] {
  const { kind, id: queueId, doctorId, organisationId, fee, opensAt, closesAt } = desk;
  const chance = chanceOf('appointment', queueId, doctorId ?? '', day, String(n));
  const lead = chance.happens(0.7) ? 0 : chance.between(0, desk.bookingDays);
  const neverCloses = opensAt === '00:00' && closesAt === '23:59';
  const closes = minutesOf(closesAt) - (neverCloses ? 0 : LAST_TOKEN_MINUTES);
  const minute =
    lead > 0
      ? minuteBetween(chance, OFFICE, 480, 1320)
      : minuteBetween(chance, neverCloses ? DAY_AND_NIGHT : OFFICE, Math.max(0, minutesOf(opensAt) - 40), closes);
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
  const booked = bookingAt(chance, at, `${kind}-appointment`, organisationId, async () => wanted);
  return [booked, ...(mode === 'online' ? pay(booked, 'clinic', chance).acts : [])];
}

interface DemoToken {
  booking: string;
  state: TokenState;
  counter: string | null;
  issued: Date;
  called: Date | null;
  completed: Date | null;
}

/** A token is called at a counter, unless it was before, and then served, or nobody came; null: not yet. */
interface Served {
  booking: string;
  counter: string | null;
  called: Date | null;
  ended: Date | null;
  state: TokenState;
}

/**
 * Does what a desk's staff do on a day up to `until`: each token is called at the counter that is free first, and after a while it
 * is completed, or nobody came. What somebody else has called or finished stays so. Written here, for the whole desk at a time, since
 * move_token takes longer for one than to book it.
 */
export async function serve(deps: Deps, desk: DemoDesk, day: Day, until: Date): Promise<void> {
  const { organisationId, kind, id, doctorId } = desk;
  const here = sql`organisation_id = ${organisationId} and queue_id = ${id} and doctor_id = ${doctorId ?? ''} and day = ${day}`;
  const moved = await withScope(deps.db, systemScope, async (tx) => {
    await sql`select from token_queue where ${here} for update`.execute(tx);
    const { rows } = await sql<DemoToken>`
      select booking_id as booking, state, counter_id as counter, issued_at as issued, called_at as called, completed_at as completed
      from token where ${here} and state <> 'cancelled' order by state = 'booked', coalesce(turn, number), number`.execute(
      tx,
    );
    const served = servedOf(desk, day, rows, until);
    if (served.length === 0) return false;
    const told = sql`jsonb_to_recordset(${JSON.stringify(served)}) as s (booking text, counter text, called timestamptz, ended timestamptz, state text)`;
    await sql`update token set state = 'called', called_at = s.called, completed_at = null, counter_id = coalesce(s.counter, counter_id)
      from ${told} where ${here} and booking_id = s.booking and s.called is not null`.execute(tx);
    await sql`update token_queue q set running = greatest(q.running, t.number), updated_at = ${until}
      from (select max(number) as number from token where ${here} and state = 'called') as t where ${here}`.execute(tx);
    await sql`update token set state = s.state, completed_at = case s.state when 'complete' then s.ended end
      from ${told} where ${here} and booking_id = s.booking and s.ended is not null`.execute(tx);
    return true;
  });
  if (moved && day === dayOf(deps.clock.now())) await deps.realtime.changed({ kind, id, part: doctorId });
}

/** Serves tokens up to `until`, in their turns; those who wait come last of them. */
function servedOf(desk: DemoDesk, day: Day, tokens: readonly DemoToken[], until: Date): Served[] {
  const opens = minutesOf(desk.opensAt);
  const begins = later(instantAt(day, opens), chanceOf('serve', desk.id, day).between(1, 14));
  const free = desk.counters.map((counter) => ({ counter, at: begins }));
  const each = ((minutesOf(desk.closesAt) - opens) * free.length * 0.75) / Math.max(desk.ordinary, 1);
  return tokens.flatMap(({ booking, state, counter, issued, called, completed }): Served[] => {
    const waits = state === 'booked';
    const first = free.reduce((one, other) => (other.at < one.at ? other : one));
    const place = (!waits && free.find((one) => one.counter === counter)) || first;
    // A patient who was put back is called again, from now on.
    const begun = waits ? latest(called ? until : issued, place.at) : (called ?? place.at);
    const chance = chanceOf('token', booking);
    const stays = chance.happens(NO_SHOWS);
    const ended = completed ?? later(begun, stays ? 1.5 : chance.about(each));
    place.at = latest(place.at, ended);
    const isDue = waits ? begun <= until : state === 'called' && ended <= until;
    const told = { called: waits ? begun : null, ended: ended <= until ? ended : null };
    return isDue ? [{ booking, counter: place.counter, state: stays ? 'noshow' : 'complete', ...told }] : [];
  });
}

/** One look round at the desks while the demo runs: so boards and token pages move. */
export async function serveTokens(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const { desks } = await demoOfferings(deps);
  for (const desk of desks) await serve(deps, desk, dayOf(now), now);
}
