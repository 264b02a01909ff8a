import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '#contract/errors.ts';
import { queuesApi } from '#contract/queues/api.ts';
import { queueKindModel } from '#contract/queues/model.ts';
import type { Deps } from '#server/deps.ts';
import { boardOf } from '#server/features/queues/service.ts';
import type { Pages } from '#server/platform/pages.ts';

/** The board of a queue, for everyone to see on a television. Throws NOT_FOUND when there is no such clinic or branch. */
export function boardPages(app: FastifyInstance, deps: Deps, { renderPage }: Pages): void {
  app.get('/board/:kind/:id', async (request, reply) => {
    const { kind, id } = request.params as { kind: string; id: string };
    const known = queueKindModel.safeParse(kind).data;
    if (!known) throw notFound('board');
    const props = { board: z.encode(queuesApi.board.answer, await boardOf(deps, known, id)) };
    return renderPage(request, reply.header('cache-control', 'no-cache'), { name: 'board', props }, { noindex: true });
  });
}
