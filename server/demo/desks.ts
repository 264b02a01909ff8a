import { type Selectable, sql } from 'kysely';
import { LOAN_TYPES } from '#contract/appointments/rules.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { minutesOf } from '#contract/opening-days/rules.ts';
import type { TokenState } from '#contract/queues/model.ts';
import type { Deps } from '#server/deps.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { Tables } from '#server/tables.ts';
import { busyness } from './calendar.ts';
import { chanceOf } from './chance.ts';
import type { Crowd, DemoDesk } from './crowd.ts';
import { DAY_AND_NIGHT, instantAt, later, latest, minuteBetween, OFFICE } from './hours.ts';

/** Branches have no hours in the product, so usual bank hours. `ofACounter`: tokens per day. */
const BANK_HOURS = { opensAt: '10:00', closesAt: '16:30', ofACounter: 42 };
/** Open all day, so that a counter has people waiting at any hour. */
const COUNTER_HOURS = { opensAt: '00:00', closesAt: '23:59', ofACounter: 100 };
/** Shares of a clinic's tokens; the rest is left to people who try the product. */
const SHARE_OF_TOKENS = 0.66;
const SHARE_OF_DEMO = 0.9;

const CASH = 0.34;
/** Share of tokens that are called in vain. */
const NO_SHOWS = 0.07;
const LAST_TOKEN_MINUTES = 40;

type Clinic = Selectable<Tables['clinic']>;
type Branch = Selectable<Tables['branch']>;

export function atAClinic(clinic: Clinic, doctorId: string | null): Crowd {
  const { opens_at: opensAt, closes_at: closesAt, booking_days: bookingDays, fee_paise: fee, tokens } = clinic;
  const desk = { opensAt, closesAt, bookingDays, fee: fee ?? 0, counters: [null] };
  const [ordinary, most] = [(tokens ?? 0) * SHARE_OF_TOKENS, Math.floor((tokens ?? 0) * SHARE_OF_DEMO)];
  return patientsOf('clinic', clinic, doctorId, { ...desk, queue: 'doctor', ordinary, most });
}

export function atABranch(branch: Branch, signedIn: readonly Pick<Selectable<Tables['counter']>, 'id'>[]): Crowd {
  const { ofACounter, ...hours } = signedIn.length > 0 ? COUNTER_HOURS : BANK_HOURS;
  const counters = signedIn.length > 0 ? signedIn.map(({ id }) => id) : [null];
  const ordinary = counters.length * ofACounter;
  const free = { queue: 'loan', fee: 0, bookingDays: 0 } as const;
  return patientsOf('branch', branch, null, { ...hours, ...free, ordinary, most: 2 * ordinary, counters });
}

function patientsOf(
  trade: 'clinic' | 'branch',
  place: Clinic | Branch,
  doctorId: string | null,
  desk: DemoDesk,
): Crowd {
  const { id, organisation_id: organisationId } = place;
  const { queue, opensAt, closesAt, fee, ordinary, most } = desk;
  const neverCloses = opensAt === '00:00' && closesAt === '23:59';
  const closes = minutesOf(closesAt) - (neverCloses ? 0 : LAST_TOKEN_MINUTES);
  const wanted: Crowd['wanted'] = (day, scale) =>
    Math.min(most, ordinary * busyness(trade, place, day) * Math.min(scale, 1));
  const comes: Crowd['comes'] = (day, chance, who) => {
    const lead = chance.happens(0.7) ? 0 : chance.between(0, desk.bookingDays);
    const minute =
      lead > 0
        ? minuteBetween(chance, OFFICE, 480, 1320)
        : minuteBetween(chance, neverCloses ? DAY_AND_NIGHT : OFFICE, Math.max(0, minutesOf(opensAt) - 40), closes);
    const mode = queue === 'loan' ? null : chance.happens(CASH) ? 'cash' : 'online';
    const loanType = queue === 'loan' ? chance.pick(LOAN_TYPES) : null;
    const token = { ...who, kind: queue, queueId: id, doctorId, day, mode, fee, loanType, counterId: null };
    return { at: instantAt(addDays(day, -lead), minute), order: async () => token, pays: mode === 'online' };
  };
  return { trade, kind: `${queue}-appointment`, organisationId, id, doctorId, wanted, comes, desk };
}

interface DemoToken {
  booking: string;
  state: TokenState;
  counter: string | null;
  issued: Date;
  called: Date | null;
  completed: Date | null;
}

/** Calls and completes tokens up to `until`, keeping what others did; move_token would be too slow. */
export async function serve(deps: Deps, crowd: Crowd, day: Day, until: Date): Promise<void> {
  const { organisationId, id, doctorId, desk } = crowd;
  if (!desk) return;
  const here = sql`organisation_id = ${organisationId} and queue_id = ${id} and doctor_id = ${doctorId ?? ''} and day = ${day}`;
  const moved = await withScope(deps.db, systemScope, async (tx) => {
    await sql`select from token_queue where ${here} for update`.execute(tx);
    const { rows } = await sql<DemoToken>`
      select booking_id as booking, state, counter_id as counter, issued_at as issued, called_at as called, completed_at as completed
      from token where ${here} and state <> 'cancelled' order by state = 'booked', coalesce(turn, number), number`.execute(
      tx,
    );
    const served = servedOf(id, desk, day, rows, until);
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
  if (moved && day === dayOf(deps.clock.now())) await deps.realtime.changed({ kind: desk.queue, id, part: doctorId });
}

/** Tokens in the order of the queue, the waiting ones last, with what has happened to each by `until`. */
function servedOf(id: string, desk: DemoDesk, day: Day, tokens: readonly DemoToken[], until: Date) {
  const opens = minutesOf(desk.opensAt);
  const begins = later(instantAt(day, opens), chanceOf('serve', id, day).between(1, 14));
  const free = desk.counters.map((counter) => ({ counter, at: begins }));
  const each = ((minutesOf(desk.closesAt) - opens) * free.length * 0.75) / Math.max(desk.ordinary, 1);
  return tokens.flatMap(({ booking, state, counter, issued, called, completed }) => {
    const waits = state === 'booked';
    const first = free.reduce((one, other) => (other.at < one.at ? other : one));
    const place = (!waits && free.find((one) => one.counter === counter)) || first;
    // A patient who was put back is called again from `until` on.
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
