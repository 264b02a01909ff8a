import { queryOptions } from '@tanstack/react-query';
import { offeringsApi } from '#contract/offerings/api.ts';
import type { OfferingKind, PreviewLink } from '#contract/offerings/model.ts';
import { client } from '#web/console/platform/client.ts';
import type { Records } from '#web/console/platform/records.ts';

const offerings = client(offeringsApi);

/** What may be a draft. */
export interface Offering {
  id: string;
  published: boolean;
  active?: boolean;
}

export interface Standing {
  kind: OfferingKind;
  record: Offering;
  name: string;
  records: Pick<Records<never, { published?: boolean }>, 'change'>;
}

export type State = 'draft' | 'published' | 'inactive';
export const stateOf = ({ published, active = true }: Offering): State =>
  published ? (active ? 'published' : 'inactive') : 'draft';

/** How one of them stands before visitors, as its record is now: `record` only says when to ask again. */
export const publishingQuery = (kind: OfferingKind, record: { id: string }) =>
  queryOptions({
    queryKey: ['publishing', kind, record.id, record],
    queryFn: ({ signal }) => offerings.publishing({ params: { kind, id: record.id }, signal }),
    placeholderData: (before) => before,
  });

/** A link to its booking page as it is stored; it opens for ten minutes. */
export const askPreview = (kind: OfferingKind, id: string): Promise<PreviewLink> =>
  offerings.preview({ params: { kind, id } });
