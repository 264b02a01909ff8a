import type { Appointment } from '#contract/appointments/model.ts';
import type { NewDay, Openings } from '#contract/booking-records/model.ts';
import { bookableDays } from '#contract/bookings/kinds/doctor-appointment.ts';
import type { Clinic } from '#contract/clinics/model.ts';
import { addDays, type Day } from '#contract/kernel/dates/dates.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { AppError, invalid } from '#contract/kernel/errors.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import { daysAhead } from '#contract/opening-days/rules.ts';
import type { DayRefused } from '#server/booking-kind.ts';
import { branchForBooking } from '#server/branches/service.ts';
import { clinicForBooking } from '#server/clinics/service.ts';
import { openCounters } from '#server/counters/service.ts';
import type { Deps } from '#server/deps.ts';
import { doctorNames } from '#server/doctors/service.ts';
import { type Principal, systemScope, systemScopeFor, withScope } from '#server/kernel/database/scope.ts';
import { today } from '#server/kernel/operations/clock.ts';
import * as repository from './repository.ts';

/** `left` is in the order of the requested days; on the days in `off` it is 0. */
interface DoctorsTokens {
  left: number[];
  off: Day[];
}

/** Per doctor. Only a hint: book_tokens decides. */
export async function tokensLeft(
  deps: Deps,
  { id, organisationId, tokens, doctorIds }: Pick<Clinic, 'id' | 'organisationId' | 'tokens' | 'doctorIds'>,
  days: readonly Day[],
): Promise<Record<string, DoctorsTokens>> {
  const range = {
    organisationId,
    from: days[0] ?? today(deps),
    until: days.at(-1) ?? today(deps),
    now: deps.clock.now(),
  };
  const taken = await withScope(deps.db, systemScope, (tx) => repository.tokensTaken(tx, id, range));
  const on = (doctorId: string, day: Day) => taken.find((row) => row.doctorId === doctorId && row.day === day);
  const isOff = (doctorId: string, day: Day): boolean => on(doctorId, day)?.off ?? false;
  const leftOn = (doctorId: string, day: Day): number =>
    isOff(doctorId, day) ? 0 : Math.max(0, tokens - (on(doctorId, day)?.taken ?? 0));
  return Object.fromEntries(
    doctorIds.map((id) => [
      id,
      { left: days.map((day) => leftOn(id, day)), off: days.filter((day) => isOff(id, day)) },
    ]),
  );
}

/** If the desk has closed a queue, its tokens can be moved to one of this many days after it. */
const DAYS_AFTER = 7;

/** Days bookable now, and the week after if the desk has closed the queue. Empty if the offering is hidden. */
export async function openingsFor(deps: Deps, appointment: Appointment): Promise<Places> {
  const { kind, queueId, organisationId, day } = appointment;
  const isClosed = await withScope(deps.db, systemScope, (tx) => repository.isQueueClosed(tx, appointment));
  const days = isClosed ? daysAhead(addDays(day, 1), DAYS_AFTER) : [];
  const open = await (kind === 'doctor'
    ? clinicOpenings(deps, queueId, days)
    : branchOpenings(deps, organisationId, queueId, days));
  return { ...open, left: null, slots: [], stationId: stationOf(appointment) };
}

const stationOf = ({ kind, doctorId, counterId }: Appointment): string | null =>
  kind === 'doctor' ? doctorId : counterId;

interface Places extends Openings {
  days: Day[];
}
type OpenPlaces = Omit<Places, 'stationId' | 'left' | 'slots'>;

const openOn =
  ({ daysOff }: { daysOff: readonly Day[] }) =>
  (day: Day): boolean =>
    !daysOff.includes(day);

const NONE: OpenPlaces = { days: [], stations: [] };

async function clinicOpenings(deps: Deps, id: string, after: readonly Day[]): Promise<OpenPlaces> {
  const clinic = await clinicForBooking(deps, id);
  if (!clinic) return NONE;
  const days = [...new Set([...bookableDays(clinic, today(deps)), ...after])].sort().filter(openOn(clinic));
  const [left, doctors] = await Promise.all([
    tokensLeft(deps, clinic, days),
    doctorNames(deps, clinic.organisationId, clinic.doctorIds),
  ]);
  return { days, stations: doctors.map((doctor) => ({ ...doctor, left: left[doctor.id]?.left ?? [] })) };
}

async function branchOpenings(
  deps: Deps,
  organisationId: string,
  id: string,
  after: readonly Day[],
): Promise<OpenPlaces> {
  const branch = await branchForBooking(deps, id);
  if (!branch) return NONE;
  const counters = await openCounters(deps, organisationId, id);
  return {
    days: [today(deps), ...after].filter(openOn(branch)),
    stations: counters.map((counter) => ({ ...counter, left: null })),
  };
}

/** Moves a waiting token (docs/behaviour.md 7.7). Throws CONFLICT with the reason, INVALID_INPUT, or SOLD_OUT. */
export async function moveAppointment(
  deps: Deps,
  actor: Principal,
  appointment: Appointment,
  { visitDate, stationId }: NewDay,
): Promise<void> {
  const { kind, queueId: id, doctorId, day } = appointment;
  const before = stationOf(appointment);
  const station = stationId ?? before;
  refuseUnmovable(appointment);
  if (day === visitDate && station === before) throw new AppError('CONFLICT', text('booking-records.same'));
  refuseElsewhere(appointment, await openingsFor(deps, appointment), visitDate, station);
  const to = kind === 'doctor' ? { ...appointment, doctorId: station } : appointment;
  const { outcome, nextOpenDay } = await withScope(deps.db, systemScopeFor(actor), async (tx) => {
    const moved = await repository.moveAppointment(tx, appointment, visitDate, station, deps.clock.now());
    return { outcome: moved, nextOpenDay: moved === 'shut' ? await repository.nextOpenDay(tx, to, visitDate) : null };
  });
  if (outcome === 'full') throw new AppError('SOLD_OUT', text('booking-records.fullDay', { day: dayText(visitDate) }));
  if (outcome === 'shut') throw shut(visitDate, { nextOpenDay });
  if (outcome === 'gone') throw new AppError('CONFLICT', text('booking-records.meanwhile'));
  await deps.realtime.changed({ kind, id, part: doctorId });
  if (kind === 'doctor' && station !== before) await deps.realtime.changed({ kind, id, part: station });
}

/** For a queue that its desk has closed, or that a day off closes. */
export function shut(day: Day, refused?: Partial<DayRefused> | null): AppError {
  if (refused?.off)
    return new AppError('CLOSED', text('opening-days.givesNothing', { who: refused.off, day: dayText(day) }));
  const nextOpenDay = refused?.nextOpenDay ?? addDays(day, 1);
  return new AppError('DAY_OVER', text('queues.shut', { day: dayText(nextOpenDay) }), { data: { nextOpenDay } });
}

function refuseUnmovable({ state, number, voided }: Appointment): void {
  const refuse = (refusal: Text) => new AppError('CONFLICT', refusal);
  if (voided || state === 'cancelled') throw refuse(text('booking-records.void'));
  if (number === null) throw refuse(text('booking-records.notPaid'));
  if (state === 'called') throw refuse(text('booking-records.called'));
  if (state === 'complete') throw refuse(text('booking-records.served'));
}

function refuseElsewhere({ kind }: Appointment, { days, stations }: Places, day: Day, station: string | null): void {
  if (days.length === 0) throw new AppError('CONFLICT', text('booking-records.closed'));
  const isThere = stations.some(({ id }) => id === station);
  if (kind === 'doctor') {
    if (!isThere) throw invalid('stationId', text('booking-records.noDoctor'));
    if (!days.includes(day)) throw invalid('visitDate', text('appointments.noDay'));
    return;
  }
  if (!days.includes(day)) throw invalid('visitDate', text('booking-records.todayAlone'));
  if (station !== null && !isThere) throw invalid('stationId', text('booking-records.noCounter'));
}
