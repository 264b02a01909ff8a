import { queryOptions } from '@tanstack/react-query';
import { queueNewsApi } from '#contract/queue-news/api.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { client } from '#web/console/platform/client.ts';

export const queueNews = client(queueNewsApi);

/** In ms, while the list is open: a colleague may tell people at the same time. */
const ASK_MS = 5000;

export const newsQuery = (kind: QueueKind, id: string) =>
  queryOptions({
    queryKey: ['queue-news', kind, id],
    queryFn: async ({ signal }) => (await queueNews.people({ params: { kind, id }, signal })).people,
    refetchInterval: ASK_MS,
    refetchOnWindowFocus: 'always',
  });
