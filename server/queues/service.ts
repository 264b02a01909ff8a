import type { Appointment } from '#contract/appointments/model.ts';
import { formatLocalTime } from '#contract/kernel/dates/dates.ts';
import { AppError, invalid, notFound } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { languagesOfRoom, readableColour } from '#contract/presentations/rules.ts';
import type { Board, QueueKind, QueuePlace, Station, TokenMove, TokenState } from '#contract/queues/model.ts';
import { comeAt, estimateOf, isMoving, paceOf, placesNamed, queuesNamed } from '#contract/queues/rules.ts';
import { kindIn } from '#server/appointments/kind.ts';
import { bookingNamed, correctBooking, staffBooking } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { today } from '#server/kernel/operations/clock.ts';
import * as repository from './repository.ts';

export interface NamedQueue {
  kind: QueueKind;
  id: string;
  doctorId?: string | null;
}

const counterOf = (actor: Principal): string | null => (actor.role === 'counter' ? actor.accountId : null);

/** Moves one token (docs/behaviour.md 7.3) and updates the open pages. */
export async function moveToken(
  deps: Deps,
  kind: QueueKind,
  actor: Principal,
  id: string,
  { state, place, mobile }: Pick<TokenMove, 'place'> & { state: TokenState | null; mobile: string | null },
): Promise<Appointment> {
  const appointment = await staffBooking(deps, kindIn[kind], actor, id);
  if (mobile) await correctBooking(deps, kindIn[kind], actor, id, { mobile });
  if (state && (state !== appointment.state || state === 'called'))
    await move(deps, actor, appointment, { state, place });
  return staffBooking(deps, kindIn[kind], actor, id);
}

const noToken = () => new AppError('CONFLICT', text('queues.noToken'));
const taken = () => new AppError('CONFLICT', text('queues.calledElsewhere'));
const otherDay = () => new AppError('CONFLICT', text('queues.otherDay'));

async function move(deps: Deps, actor: Principal, appointment: Appointment, to: TokenMove): Promise<void> {
  if (appointment.number === null || appointment.state === 'cancelled') throw noToken();
  if (appointment.day !== today(deps)) throw otherDay();
  const outcome = await withScope(deps.db, staffScope(actor), (tx) =>
    repository.moveToken(tx, appointment, to, counterOf(actor), deps.clock.now()),
  );
  if (outcome === 'gone') throw noToken();
  if (outcome === 'taken') throw taken();
  if (outcome === 'moved')
    await deps.realtime.changed({ kind: appointment.kind, id: appointment.queueId, part: appointment.doctorId });
}

/** Throws CONFLICT when nobody waits. */
export async function callNext(deps: Deps, actor: Principal, queue: NamedQueue): Promise<Board> {
  const { key } = await staffQueue(deps, actor, queue);
  const number = await withScope(deps.db, staffScope(actor), (tx) =>
    repository.callNext(tx, key, counterOf(actor), deps.clock.now()),
  );
  if (number === null) throw new AppError('CONFLICT', text('queues.nobodyWaits'));
  await deps.realtime.changed({ kind: queue.kind, id: queue.id, part: key.doctorId });
  return boardOf(deps, queue.kind, queue.id, DRAFTS_TOO);
}

export async function changeQueue(
  deps: Deps,
  actor: Principal,
  queue: NamedQueue,
  change: Parameters<typeof repository.setQueue>[2],
): Promise<Board> {
  const { key } = await staffQueue(deps, actor, queue);
  return changeQueues(deps, actor, queue, { key, doctors: [key.doctorId] }, change);
}

/** Locks the queues in the order of doctor ids, as everywhere, against deadlocks. */
async function changeQueues(
  deps: Deps,
  actor: Principal,
  { kind, id }: NamedQueue,
  { key, doctors }: { key: repository.QueueKey; doctors: readonly string[] },
  change: Parameters<typeof repository.setQueue>[2],
): Promise<Board> {
  const now = deps.clock.now();
  await withScope(deps.db, staffScope(actor), async (tx) => {
    for (const doctorId of doctors) {
      await repository.lockQueue(tx, kind, { ...key, doctorId }, now);
      await repository.setQueue(tx, { ...key, doctorId }, change, now);
    }
  });
  for (const part of doctors) await deps.realtime.changed({ kind, id, part });
  return boardOf(deps, kind, id, DRAFTS_TOO);
}

/** `counterId` null: the caller's own counter. `all`: the whole branch or clinic. */
interface Pausing extends NamedQueue {
  counterId?: string | null | undefined;
  all: boolean;
}

/** Null and {} change nothing. A delay is of the queue, which the counters of a branch share. */
interface PauseChange {
  pause: Pick<repository.QueueRow, 'paused' | 'back_at'> | null;
  late: Partial<Pick<repository.QueueRow, 'late_minutes'>>;
}

export async function pauseQueue(
  deps: Deps,
  actor: Principal,
  { counterId, all, ...queue }: Pausing,
  { pause, late }: PauseChange,
): Promise<Board> {
  const { key, stations } = await staffQueue(deps, actor, queue);
  const isCounters = queue.kind === 'loan' && !all && stations.length > 0;
  if (pause && isCounters) {
    const counter = pausingCounter(actor, stations, counterId);
    await withScope(deps.db, staffScope(actor), (tx) => repository.setCounterPause(tx, key, counter, pause));
  }
  const doctors = queue.kind === 'doctor' && all ? stations.map(({ id }) => id).sort() : [key.doctorId];
  return changeQueues(deps, actor, queue, { key, doctors }, isCounters ? late : { ...pause, ...late });
}

/** The caller's own counter, or the one that an owner names. Throws INVALID_INPUT without one, and NOT_FOUND. */
function pausingCounter(
  actor: Principal,
  stations: readonly repository.StationRow[],
  named: string | null | undefined,
): string {
  const own = counterOf(actor);
  const counter = named ?? own;
  if (!counter) throw invalid('counterId', text('queues.noCounter'));
  const isElsewhere = !stations.some(({ id }) => id === counter);
  if (isElsewhere || (own !== null && own !== counter)) throw notFound('counter');
  return counter;
}

/** Of the caller's tenant, for a counter of its branch; any for the admin. Throws NOT_FOUND. */
export async function staffQueue(deps: Deps, actor: Principal, { kind, id, doctorId }: NamedQueue) {
  const organisationId = deps.codes.organisationOf(id);
  if (organisationId === null) throw notFound('queue');
  const queue = { organisationId, queueId: id, day: today(deps) };
  const place = await withScope(deps.db, staffScope(actor), (tx) => repository.placeOf(tx, kind, queue));
  const foreign = place && actor.role !== 'admin' && place.organisationId !== actor.organisationId;
  if (!place || foreign || (actor.branchId && actor.branchId !== id)) throw notFound('queue');
  const doctor = kind === 'loan' ? '' : (doctorId ?? place.stations[0]?.id ?? '');
  if (kind === 'doctor' && !place.stations.some((station) => station.id === doctor)) throw notFound('doctor');
  return { key: { ...queue, doctorId: doctor }, stations: place.stations };
}

export const DRAFTS_TOO = { drafts: true };

const isWaitedFor = ({ state }: { state: TokenState }): boolean => state === 'booked' || state === 'called';

/** By `boardIdsModel`. A draft only with `drafts`, or while tokens of today are open. Throws NOT_FOUND. */
export async function boardOf(deps: Deps, kind: QueueKind, ids: string, { drafts = false } = {}): Promise<Board> {
  const [day, at] = [today(deps), deps.clock.now()];
  const places = placesNamed(ids);
  const organisationId = deps.codes.organisationOf(places[0] ?? '');
  const isOneOwners = places.every((id) => deps.codes.organisationOf(id) === organisationId);
  const missing = () => notFound(kind === 'doctor' ? 'clinic' : 'branch');
  if (organisationId === null || !isOneOwners) throw missing();
  const { lines, looks } = await withScope(deps.db, systemScope, async (tx) => {
    const shown: repository.PlaceQueues[] = [];
    for (const id of places) {
      const line = await repository.lineAt(tx, kind, { organisationId, queueId: id, day });
      if (line && (line.place.published || drafts || line.tokens.some(isWaitedFor))) shown.push(line);
    }
    if (shown.length === 0) throw missing();
    return { lines: shown, looks: await repository.looksOf(tx, organisationId, places, day) };
  });
  const wanted = queuesNamed(ids);
  const shown = lines.map((line) => ({
    tokens: line.tokens,
    stations: stationsAt(line, wanted)
      .map((station) => stationOf(kind, station, line, at))
      .map((station) => ({ ...station, place: lines.length > 1 ? line.place.name : '' })),
  }));
  const [first] = lines as [repository.PlaceQueues];
  const isOnly = lines.length === 1;
  return {
    kind,
    id: ids,
    day,
    at,
    name: isOnly ? first.place.name : looks.name,
    running: Math.max(0, ...lines.flatMap(({ queues }) => queues.map(({ running }) => running))),
    stations: shown.flatMap(({ stations }) => stations),
    last: lastCalled(kind, shown),
    notice: looks.notices.join(' · '),
    hours: isOnly ? hoursOf(first.place) : null,
    languages: [...languagesOfRoom(looks.roomLanguages, `${first.place.town} ${looks.location}`)],
    logo: looks.logo,
    colour: looks.colour && readableColour(looks.colour),
  };
}

const hoursOf = ({ opensAt, closesAt }: Exclude<Board['hours'], null>): Board['hours'] =>
  opensAt ? { opensAt, closesAt } : null;

function stationsAt({ queueId, place }: repository.PlaceQueues, wanted: ReturnType<typeof queuesNamed>) {
  const asked = wanted.filter(({ id }) => id === queueId);
  if (asked.some(({ doctorId }) => doctorId === null))
    return place.stations.length > 0
      ? place.stations
      : [{ id: null, name: place.name, counterNumber: null, pause: null }];
  return place.stations.filter((station) => asked.some(({ doctorId }) => doctorId === station.id));
}

function stationOf(
  kind: QueueKind,
  { id, name, counterNumber, pause }: Omit<repository.StationRow, 'id'> & { id: string | null },
  { place, queues, tokens }: repository.PlaceQueues,
  at: Date,
): Omit<Station, 'place'> {
  const inQueue = kind === 'doctor' ? tokens.filter(({ doctor_id }) => doctor_id === id) : tokens;
  const here = kind === 'doctor' ? inQueue : inQueue.filter(({ counter_id }) => counter_id === id);
  const queue = queues.find(({ doctor_id }) => doctor_id === (kind === 'doctor' ? id : ''));
  const waiting = inQueue.filter(({ state }) => state === 'booked').map(({ number }) => number);
  const called = here.filter(({ state }) => state === 'called').sort(latestCall);
  return {
    id,
    name,
    counterNumber,
    serving: called[0]?.number ?? null,
    calledAt: called[0]?.called_at ?? null,
    next: waiting.slice(0, 3),
    waiting: waiting.length,
    ...paceNow(repository.pausing(queue, kind === 'loan' ? place.stations : []), inQueue, {
      hours: hoursOf(place),
      at,
      before: waiting.length,
    }),
    ...(pause && !queue?.paused && { paused: true, backAt: backAtOf(pause, at) }),
    allPaused: kind === 'loan' && (queue?.paused ?? false),
    closed: queue?.closed ?? false,
  };
}

/** "11:15", while still to come. */
export const backAtOf = ({ back_at: back }: repository.Pause, at: Date): string | null =>
  back !== null && back > at ? formatLocalTime(back).slice(11) : null;

export interface QueueNow {
  isClosed: boolean;
  isPaused: boolean;
  backAt: Date | null;
  lateMinutes: number;
}

/** By doctor, or by '' at a branch. */
export async function queuesNow(tx: Tx, kind: QueueKind, key: repository.QueueKey): Promise<Map<string, QueueNow>> {
  const counters = kind === 'loan' ? await repository.countersOf(tx, key) : [];
  const queues = await repository.queuesOn(tx, key);
  return new Map(
    queues.map((queue) => {
      const { paused: isPaused, back_at: backAt, late_minutes: lateMinutes } = repository.pausing(queue, counters);
      return [queue.doctor_id, { isClosed: queue.closed, isPaused, backAt, lateMinutes }];
    }),
  );
}

/** `before`: people ahead; null gives no estimate. */
function paceNow(
  { paused, back_at, running, late_minutes: lateMinutes }: repository.Pace,
  inQueue: readonly repository.TokenRow[],
  { hours, at, before }: { hours: Board['hours']; at: Date; before: number | null },
): Pick<Station, 'paused' | 'backAt' | 'lateMinutes' | 'estimate'> {
  const calls = inQueue.flatMap(({ called_at }) => called_at?.getTime() ?? []);
  const lastCall = calls.length > 0 ? new Date(Math.max(...calls)) : null;
  const moves = before !== null && isMoving({ paused, running, lastCall }, hours, at);
  const pace = moves ? paceOf(inQueue.flatMap(({ completed_at }) => completed_at ?? [])) : null;
  return {
    paused,
    backAt: paused ? backAtOf({ back_at }, at) : null,
    lateMinutes,
    estimate: moves ? estimateOf(before, pace, lateMinutes) : null,
  };
}

const LAST = 5;

function lastCalled(
  kind: QueueKind,
  places: readonly { tokens: readonly repository.TokenRow[]; stations: readonly Station[] }[],
): Board['last'] {
  const idOf = (token: repository.TokenRow) => (kind === 'doctor' ? token.doctor_id : token.counter_id);
  const wereCalled = places.flatMap(({ tokens, stations }) =>
    tokens.flatMap((token) => {
      const station = stations.find(({ id }) => id === idOf(token));
      const isBefore = token.called_at !== null && token.state !== 'booked' && station?.serving !== token.number;
      return station && isBefore ? { token, station } : [];
    }),
  );
  return wereCalled
    .sort((one, other) => latestCall(one.token, other.token))
    .slice(0, LAST)
    .map(({ token, station: { name, counterNumber } }) => ({ number: token.number, name, counterNumber }));
}

const latestCall = (one: repository.TokenRow, other: repository.TokenRow): number =>
  (other.called_at?.getTime() ?? 0) - (one.called_at?.getTime() ?? 0) || other.number - one.number;

export async function placeOfAppointment(deps: Deps, appointment: Appointment): Promise<QueuePlace> {
  const { organisationId, kind, queueId, doctorId, day, number } = appointment;
  const [isToday, isOver] = [day === today(deps), day < today(deps)];
  const { hours, queues, tokens, counters } = await withScope(deps.db, systemScope, async (tx) => ({
    hours: kind === 'doctor' && !isOver ? await repository.hoursOf(tx, organisationId, queueId) : undefined,
    queues: await repository.queuesOn(tx, appointment),
    tokens: await repository.tokensOn(tx, appointment),
    counters: kind === 'loan' && isToday ? await repository.countersOf(tx, appointment) : [],
  }));
  const queue = queues.find(({ doctor_id }) => doctor_id === (doctorId ?? ''));
  const inQueue = tokens.filter(({ doctor_id }) => doctor_id === (doctorId ?? ''));
  const at = inQueue.filter(({ state }) => state === 'booked').findIndex((waiting) => waiting.number === number);
  const waitingBefore = at < 0 ? null : at;
  const now = deps.clock.now();
  const { paused, backAt, lateMinutes, estimate } = paceNow(repository.pausing(queue, counters), inQueue, {
    hours: hours ? hoursOf(hours) : null,
    at: now,
    before: isToday ? waitingBefore : null,
  });
  const come = hours && waitingBefore !== null ? comeAt(hours, waitingBefore, lateMinutes) : null;
  return {
    number,
    running: queue?.running ?? 0,
    waitingBefore,
    estimate,
    state: appointment.state,
    counterNumber: appointment.counterNumber,
    paused: isToday && paused,
    backAt: isToday ? backAt : null,
    lateMinutes,
    day,
    over: isOver,
    desk: hours && come ? { opensAt: hours.opensAt, closesAt: hours.closesAt, comeAt: come } : null,
    at: now,
  };
}

/** The id alone opens this view of numbers (docs/product/calls.md 12). */
export async function viewPlace(
  deps: Deps,
  kind: QueueKind,
  id: string,
): Promise<{ appointment: Appointment; place: QueuePlace }> {
  const appointment = await bookingNamed(deps, kindIn[kind], id);
  return { appointment, place: await placeOfAppointment(deps, appointment) };
}
