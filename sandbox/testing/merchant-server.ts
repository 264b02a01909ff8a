import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { afterAll, afterEach } from 'vitest';

/** The merchant's server of a test file. It keeps every form that a test brings it, and the text of every JSON document, in order of arrival. */
export async function aMerchantServer() {
  const received: { path: string; fields: Record<string, string>; text: string }[] = [];
  const app = Fastify();
  await app.register(formbody);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/*', async (request) => {
    const isText = typeof request.body === 'string';
    const fields = isText ? {} : (request.body as Record<string, string>);
    received.push({ path: request.url, fields, text: isText ? String(request.body) : '' });
    return 'thank you';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  afterEach(() => {
    received.length = 0;
  });
  afterAll(() => app.close());
  return { url, received };
}
