import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Fees } from '#contract/fees/rules.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { AppError } from '#contract/kernel/errors.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { offeringsApi } from '#contract/offerings/api.ts';
import {
  type BookedKind,
  type Held,
  type ManyChange,
  MOST_AT_ONCE,
  type OfferingKind,
  type PreviewLink,
} from '#contract/offerings/model.ts';
import { onboardingApi } from '#contract/onboarding/api.ts';
import type { Mark, OnboardingBegin } from '#contract/onboarding/model.ts';
import { client, type ListPage } from '#web/console/platform/client.ts';
import type { ManyOutcome } from '#web/console/platform/one-by-one.ts';
import {
  listQuery,
  type RecordCalls,
  type RecordMutations,
  recordQuery,
  recordsOf,
} from '#web/console/platform/records.ts';
import { readUser } from '#web/console/platform/session.ts';

const offerings = client(offeringsApi);

export interface OfferingRecord {
  id: string;
  organisationId: string;
  published: boolean;
  closed: boolean;
  active: boolean;
  doctorIds?: readonly string[];
  fee?: Paise | null;
  fees?: Fees;
}

export interface OfferingStanding {
  kind: OfferingKind;
  record: OfferingRecord;
  name: string;
  records: Pick<OfferingRecords<never, Publishable, unknown>, 'change' | 'close'>;
}

type RemovalCall = { params: { id: string }; query?: { unbooked?: boolean } };

export interface OfferingCalls<New, Changed, R> extends RecordCalls<New, Changed, R> {
  get: (given: { body: object; signal: AbortSignal }) => Promise<ListPage<R>>;
  one: (given: { params: { id: string }; signal: AbortSignal }) => Promise<R>;
  remove: (given: RemovalCall) => Promise<unknown>;
  qr: (given: { params: { id: string }; query: { format: 'png' } }) => Promise<Blob>;
}

/** `remove` refuses what somebody has booked; `close` closes that. */
export interface OfferingRecords<New, Changed, R> extends RecordMutations<New, Changed, R> {
  close: (cache: QueryClient, id: string) => Promise<void>;
}

function offeringRecords<New, Changed, R>(
  queryKey: QueryKey,
  calls: OfferingCalls<New, Changed, R>,
): OfferingRecords<New, Changed, R> {
  const remove = ({ params }: RemovalCall) => calls.remove({ params, query: { unbooked: true } });
  const records = recordsOf<New, Changed, R>(queryKey, { ...calls, remove });
  const close = async (cache: QueryClient, id: string) => {
    await calls.remove({ params: { id } });
    await records.refresh(cache);
  };
  return { ...records, close };
}

export interface Publishable {
  published?: boolean;
  active?: boolean;
}

interface Declared<R> {
  kind: OfferingKind;
  list: string;
  nameOf: (record: R) => string;
  fileOf?: (record: R) => string;
  pathOf: (record: R) => string;
  /** Call that adds a record. The form uses its body's field names, as errors of the server do. */
  add: Endpoint;
}

export interface OfferingNoun<R extends OfferingRecord, New = never, Changed = Publishable> extends Declared<R> {
  query: ReturnType<typeof listQuery<R>>;
  one: (id: string) => ReturnType<typeof recordQuery<R>>;
  records: OfferingRecords<New, Changed, R>;
  qr: (id: string) => Promise<Blob>;
}

/** Every change refetches all queries below `key`. */
export function offeringOf<R extends OfferingRecord, New, Changed>(
  key: string,
  calls: OfferingCalls<New, Changed, R>,
  declared: Declared<R>,
): OfferingNoun<R, New, Changed> {
  return {
    ...declared,
    query: listQuery<R>([key, 'own'], (signal) => calls.get({ body: {}, signal })),
    one: (id) => recordQuery<R>([key], id, (signal) => calls.one({ params: { id }, signal })),
    records: offeringRecords([key], calls),
    // Marks the poster step of onboarding as done.
    qr: async (id) => {
      const [code] = await Promise.all([calls.qr({ params: { id }, query: { format: 'png' } }), markPoster()]);
      return code;
    },
  };
}

/** State of sale as stored; `record` is only part of the query key. */
export const publishingQuery = (kind: OfferingKind, record: { id: string }) =>
  queryOptions({
    queryKey: ['publishing', kind, record.id, record],
    queryFn: ({ signal }) => offerings.publishing({ params: { kind, id: record.id }, signal }),
    placeholderData: (before) => before,
  });

export const askHeld = (kind: BookedKind, id: string, signal?: AbortSignal): Promise<Held> =>
  offerings.held({ params: { kind, id }, signal });

export const heldQuery = (kind: OfferingKind, record: { id: string }) =>
  queryOptions({
    queryKey: ['held', kind, record.id, record],
    queryFn: ({ signal }) => askHeld(kind, record.id, signal),
  });

export type ChangeOf<R> = (row: R) => Pick<ManyChange, 'was' | 'to'>;

/** One call for each 500 rows. A refused row is told with its reason; the others are changed. Never rejects. */
export async function changeMany<R extends { id: string }>(
  kind: OfferingKind,
  rows: readonly R[],
  changeOf: ChangeOf<R>,
): Promise<ManyOutcome<R>> {
  const outcome: ManyOutcome<R> = { done: [], refused: [], left: [...rows], broken: null };
  while (outcome.left.length > 0) {
    const some = outcome.left.slice(0, MOST_AT_ONCE);
    const changes = some.map((row) => ({ id: row.id, ...changeOf(row) }));
    try {
      const { done, unchanged } = await offerings.many({ params: { kind }, body: { changes } });
      const reasons = new Map(unchanged.map(({ id, message }) => [id, message]));
      outcome.done.push(...some.filter(({ id }) => done.includes(id)));
      for (const thing of some) {
        const reason = reasons.get(thing.id);
        if (reason !== undefined) outcome.refused.push({ thing, error: new AppError('CONFLICT', reason) });
      }
      outcome.left = outcome.left.slice(MOST_AT_ONCE);
    } catch (error) {
      return { ...outcome, broken: error as AppError };
    }
  }
  return outcome;
}

/** Link to the booking page as stored; valid for ten minutes. */
export const askPreview = (kind: OfferingKind, id: string): Promise<PreviewLink> =>
  offerings.preview({ params: { kind, id } });

const onboarding = client(onboardingApi);

const POSTER: Mark = 'poster';

export const markPoster = (): Promise<OnboardingBegin> | undefined =>
  readUser()?.role === 'owner' ? onboarding.mark({ body: { mark: POSTER, on: true } }) : undefined;
