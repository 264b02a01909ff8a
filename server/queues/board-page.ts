import type { FastifyInstance } from 'fastify';
import { notFound } from '#contract/kernel/errors.ts';
import { type Board, queueKindModel } from '#contract/queues/model.ts';
import type { BoardNow } from '#contract/queues/page.ts';
import { boardIdsModel } from '#contract/televisions/model.ts';
import type { Deps } from '#server/deps.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { boardOf } from './service.ts';

/** Public, for televisions. Throws NOT_FOUND without such a clinic or branch. */
export function boardPages(app: FastifyInstance, deps: Deps, { renderPage }: Pages): void {
  app.get('/board/:kind/:id', async (request, reply) => {
    const { kind, id } = request.params as { kind: string; id: string };
    const known = queueKindModel.safeParse(kind).data;
    if (!known || !boardIdsModel.safeParse(id).success) throw notFound('board');
    const props = { board: onPage(await boardOf(deps, known, id)) };
    return renderPage(request, reply.header('cache-control', 'no-cache'), { name: 'board', props }, { noindex: true });
  });
}

const onPage = ({ stations, at, ...board }: Board): BoardNow => ({
  ...board,
  at: at.toISOString(),
  stations: stations.map((station) => ({ ...station, calledAt: station.calledAt?.toISOString() ?? null })),
});
