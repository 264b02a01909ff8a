import type { FastifyInstance } from 'fastify';
import type { Pages } from '#server/kernel/http/pages/pages.ts';

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
