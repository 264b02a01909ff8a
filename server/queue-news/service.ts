import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { QueueNews } from '#contract/queue-news/model.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, staffScope, withScope } from '#server/kernel/database/scope.ts';
import { backAtOf, type NamedQueue, type QueueNow, queuesNow, staffQueue } from '#server/queues/service.ts';
import * as repository from './repository.ts';

/** Throws NOT_FOUND for a place of others (docs/behaviour.md 7.9). */
export async function peopleToTell(deps: Deps, actor: Principal, place: NamedQueue) {
  const { key } = await staffQueue(deps, actor, place);
  return { people: await withScope(deps.db, staffScope(actor), (tx) => read(deps, tx, actor, place.kind, key)) };
}

interface Telling extends NamedQueue {
  bookingId: string;
  news: string;
  told: boolean;
}

/** Throws CONFLICT when somebody else has told them, or when there is other news by now. */
export async function tellPerson(deps: Deps, actor: Principal, { bookingId, news, told, ...place }: Telling) {
  const { key } = await staffQueue(deps, actor, place);
  const { organisationId } = key;
  return withScope(deps.db, staffScope(actor), async (tx) => {
    const isMeant = (one: QueueNews) => one.bookingId === bookingId;
    const before = (await read(deps, tx, actor, place.kind, key)).find(isMeant);
    if (before?.news !== news) throw new AppError('CONFLICT', text('queue-news.changed'));
    const one = { organisationId, bookingId, news };
    if (!told) await repository.takeBack(tx, one, actor.accountId);
    const isLate = told && !(await repository.claim(tx, one, actor, deps.clock.now()));
    const people = await read(deps, tx, actor, place.kind, key);
    const { toldBy, isOwn } = people.find(isMeant) ?? before;
    if (isLate && !isOwn) throw new AppError('CONFLICT', text('queue-news.told', { who: toldBy ?? '' }));
    return { people };
  });
}

type Key = Awaited<ReturnType<typeof staffQueue>>['key'];

async function read(deps: Deps, tx: Tx, actor: Principal, kind: NamedQueue['kind'], key: Key): Promise<QueueNews[]> {
  const queues = await queuesNow(tx, kind, key);
  const rows = await repository.peopleOf(tx, key);
  const told = rows.length > 0 ? await repository.toldOf(tx, key.organisationId, idsOf(rows)) : [];
  const people = new Map<string, QueueNews>();
  for (const row of rows) {
    const news = newsOf(row, queues.get(row.doctorId));
    if (!news) continue;
    const by = told.find(({ booking_id, news: about }) => booking_id === row.bookingId && about === news.news);
    const { state: _, newDoctorId: __, newDoctor, ...person } = row;
    people.set(row.bookingId, {
      ...person,
      newDoctor: newDoctor ?? '',
      ...news,
      backAt: news.backAt && backAtOf({ back_at: news.backAt }, deps.clock.now()),
      toldBy: by?.account_name ?? null,
      toldAt: by?.at ?? null,
      isOwn: by?.account_id === actor.accountId,
    });
  }
  return [...people.values()];
}

const idsOf = (rows: readonly repository.PersonRow[]) => rows.map(({ bookingId }) => bookingId);

/** Null when there is nothing to tell. Who was moved or cancelled is told while the queue is closed: then many were. */
function newsOf({ state, day, newNumber, newDoctorId }: repository.PersonRow, queue: QueueNow | undefined) {
  if (!queue) return null;
  const { isClosed, isPaused, lateMinutes, backAt } = queue;
  const ended = { lateMinutes: 0, backAt: null };
  if (state === 'cancelled') {
    if (!isClosed) return null;
    if (newNumber === null) return { ...ended, kind: 'cancelled' as const, news: 'cancelled' };
    return { ...ended, kind: 'moved' as const, news: `moved ${day} ${newNumber} ${newDoctorId ?? ''}` };
  }
  const kind = isPaused ? ('paused' as const) : ('late' as const);
  const words = [
    isPaused && ['paused', backAt?.toISOString()].filter(Boolean).join(' '),
    lateMinutes > 0 && `late ${lateMinutes}`,
  ];
  const news = words.filter(Boolean).join(' ');
  return news ? { kind, news, lateMinutes, backAt: isPaused ? backAt : null } : null;
}
