import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { offeringsApi } from '#contract/offerings/api.ts';
import type { BookedKind, Held, OfferingKind, PreviewLink } from '#contract/offerings/model.ts';
import { onboardingApi } from '#contract/onboarding/api.ts';
import type { Mark, OnboardingBegin } from '#contract/onboarding/model.ts';
import { client, type ListPage } from '#web/console/platform/client.ts';
import {
  listQuery,
  type RecordCalls,
  type RecordMutations,
  recordQuery,
  recordsOf,
} from '#web/console/platform/records.ts';
import { readUser } from '#web/console/platform/session.ts';

const offerings = client(offeringsApi);

/** The record, with what its state of sale is made of. */
export interface OfferingRecord {
  id: string;
  organisationId: string;
  published: boolean;
  closed: boolean;
  active: boolean;
  /** A clinic has these: without a doctor nobody can book there. */
  doctorIds?: readonly string[];
}

export interface OfferingStanding {
  kind: OfferingKind;
  record: OfferingRecord;
  name: string;
  records: Pick<OfferingRecords<never, Publishable, unknown>, 'change' | 'close'>;
}

type RemovalCall = { params: { id: string }; query?: { unbooked?: boolean } };

/** The calls of a noun that is booked. */
export interface OfferingCalls<New, Changed, R> extends RecordCalls<New, Changed, R> {
  get: (given: { body: object; signal: AbortSignal }) => Promise<ListPage<R>>;
  one: (given: { params: { id: string }; signal: AbortSignal }) => Promise<R>;
  remove: (given: RemovalCall) => Promise<unknown>;
  qr: (given: { params: { id: string }; query: { format: 'png' } }) => Promise<Blob>;
}

/** The records of something that is booked: `remove` is refused what somebody has booked, which `close` closes. */
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

/** The fields of a record that change its state of sale. */
export interface Publishable {
  published?: boolean;
  active?: boolean;
}

/** One kind of what is booked, as it is declared. */
interface Declared<R> {
  kind: OfferingKind;
  /** The address of the list. */
  list: string;
  nameOf: (record: R) => string;
  /** The file of the QR code has this name; its own unless said. */
  fileOf?: (record: R) => string;
  /** The booking page of a record. */
  pathOf: (record: R) => string;
  /** The call that adds one: a form is drawn from what it carries, and calls fields as the server does. */
  add: Endpoint;
}

/** The same with its list, its columns and the page of its record. */
export interface OfferingNoun<R extends OfferingRecord, New = never, Changed = Publishable> extends Declared<R> {
  /** All that the signed-in user may see, newest first. */
  query: ReturnType<typeof listQuery<R>>;
  /** A record by its id. */
  one: (id: string) => ReturnType<typeof recordQuery<R>>;
  records: OfferingRecords<New, Changed, R>;
  /** PNG of the QR code that opens the booking page. */
  qr: (id: string) => Promise<Blob>;
}

/** A kind of what is booked, asked for and changed by the calls of its noun. After each change all is asked for again whose key begins with `key`. */
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
    // An owner who fetches a code is about to put it up: that step is done.
    qr: async (id) => {
      const [code] = await Promise.all([calls.qr({ params: { id }, query: { format: 'png' } }), markPoster()]);
      return code;
    },
  };
}

/** Asks how one of them stands before visitors, as its record is now: `record` only says when to ask again. */
export const publishingQuery = (kind: OfferingKind, record: { id: string }) =>
  queryOptions({
    queryKey: ['publishing', kind, record.id, record],
    queryFn: ({ signal }) => offerings.publishing({ params: { kind, id: record.id }, signal }),
    placeholderData: (before) => before,
  });

/** Asks what people hold there at this moment. */
export const askHeld = (kind: BookedKind, id: string, signal?: AbortSignal): Promise<Held> =>
  offerings.held({ params: { kind, id }, signal });

/** The same to be shown: asked again with its record. */
export const heldQuery = (kind: OfferingKind, record: { id: string }) =>
  queryOptions({
    queryKey: ['held', kind, record.id, record],
    queryFn: ({ signal }) => askHeld(kind, record.id, signal),
  });

/** A link to its booking page as it is stored; it opens for ten minutes. */
export const askPreview = (kind: OfferingKind, id: string): Promise<PreviewLink> =>
  offerings.preview({ params: { kind, id } });

const onboarding = client(onboardingApi);

const POSTER: Mark = 'poster';

/** An owner who holds a poster, or a code for one, has made that step. */
export const markPoster = (): Promise<OnboardingBegin> | undefined =>
  readUser()?.role === 'owner' ? onboarding.mark({ body: { mark: POSTER, on: true } }) : undefined;
