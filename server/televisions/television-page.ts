import type { FastifyInstance } from 'fastify';
import type { Pages } from '#server/kernel/http/pages/pages.ts';

/** `/board`: a television is opened here, and shows a code until somebody has said what it shall show. */
export function televisionPages(app: FastifyInstance, { renderPage }: Pages): void {
  app.get('/board', (request, reply) =>
    renderPage(
      request,
      reply.header('cache-control', 'no-cache'),
      { name: 'television', props: {} },
      { noindex: true },
    ),
  );
}
