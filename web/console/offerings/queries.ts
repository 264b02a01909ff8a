import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { offeringsApi } from '#contract/offerings/api.ts';
import type { Held, OfferingKind, PreviewLink } from '#contract/offerings/model.ts';
import { onboardingApi } from '#contract/onboarding/api.ts';
import type { Mark, OnboardingBegin } from '#contract/onboarding/model.ts';
import { client } from '#web/console/platform/client.ts';
import { type RecordCalls, type RecordMutations, type recordQuery, recordsOf } from '#web/console/platform/records.ts';
import { readUser } from '#web/console/platform/session.ts';

const offerings = client(offeringsApi);

/** The record may be a draft, or closed. */
export interface OfferingRecord {
  id: string;
  organisationId: string;
  published: boolean;
  closed: boolean;
  active?: boolean;
}

export interface OfferingStanding {
  kind: OfferingKind;
  record: OfferingRecord;
  name: string;
  records: Pick<RecordMutations<never, Publishable>, 'change'>;
}

export type State = 'draft' | 'closed' | 'published' | 'inactive';
export const stateOf = ({ published, closed, active = true }: OfferingRecord): State => {
  if (!published) return closed ? 'closed' : 'draft';
  return active ? 'published' : 'inactive';
};

type RemovalCall = { params: { id: string }; query?: { unbooked?: boolean } };

/** The records of something that is booked: `remove` is refused what somebody has booked, which `close` closes. */
export interface OfferingRecords<New, Changed, R> extends RecordMutations<New, Changed, R> {
  close: (cache: QueryClient, id: string) => Promise<void>;
}

/** The calls that change them: see `recordsOf`. */
export function offeringRecords<New, Changed, R>(
  queryKey: QueryKey,
  calls: RecordCalls<New, Changed, R> & { remove: (given: RemovalCall) => Promise<unknown> },
): OfferingRecords<New, Changed, R> {
  const remove = ({ params }: RemovalCall) => calls.remove({ params, query: { unbooked: true } });
  const records = recordsOf<New, Changed, R>(queryKey, { ...calls, remove });
  const close = async (cache: QueryClient, id: string) => {
    await calls.remove({ params: { id } });
    await records.refresh(cache);
  };
  return { ...records, close };
}

/** This field of a record publishes it, or takes it back. */
export interface Publishable {
  published?: boolean;
}

/** One kind of what is booked, declared once for its list, its columns and the page of its record. */
export interface OfferingNoun<R extends OfferingRecord, New = never, Changed = Publishable> {
  kind: OfferingKind;
  /** The address of the list. */
  list: string;
  nameOf: (record: R) => string;
  /** The file of the QR code has this name; its own unless said. */
  fileOf?: (record: R) => string;
  /** The booking page of a record. */
  pathOf: (record: R) => string;
  /** A record by its id. */
  one: (id: string) => ReturnType<typeof recordQuery<R>>;
  records: RecordMutations<New, Changed, R>;
  /** PNG of the QR code that opens the booking page. */
  qr: (id: string) => Promise<Blob>;
  /** The call that adds one: a form is drawn from what it carries, and calls fields as the server does. */
  add: Endpoint;
}

/** Says so of one: its types are those of its records. */
export const offeringOf = <R extends OfferingRecord, New, Changed>(noun: OfferingNoun<R, New, Changed>) => noun;

/** Asks how one of them stands before visitors, as its record is now: `record` only says when to ask again. */
export const publishingQuery = (kind: OfferingKind, record: { id: string }) =>
  queryOptions({
    queryKey: ['publishing', kind, record.id, record],
    queryFn: ({ signal }) => offerings.publishing({ params: { kind, id: record.id }, signal }),
    placeholderData: (before) => before,
  });

/** Asks what people hold there at this moment. */
export const askHeld = (kind: OfferingKind, id: string, signal?: AbortSignal): Promise<Held> =>
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

interface Coded {
  qr: (given: { params: { id: string }; query: { format: 'png' } }) => Promise<Blob>;
}

/**
 * Loads the PNG of the QR code that opens the booking page of a record. An owner who fetches one is about to put it up:
 * that step is done.
 */
export const codeOf =
  ({ qr }: Coded) =>
  async (id: string): Promise<Blob> => {
    const [code] = await Promise.all([qr({ params: { id }, query: { format: 'png' } }), markPoster()]);
    return code;
  };

const onboarding = client(onboardingApi);

const POSTER: Mark = 'poster';

/** An owner who holds a poster, or a code for one, has made that step. */
export const markPoster = (): Promise<OnboardingBegin> | undefined =>
  readUser()?.role === 'owner' ? onboarding.mark({ body: { mark: POSTER, on: true } }) : undefined;
