import formbody from '@fastify/formbody';
import Fastify from 'fastify';

/** Starts a merchant's server that keeps every form it gets, and the text of every JSON document, in order of arrival. */
export async function startMerchantServer() {
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
  return { url, received, close: () => app.close() };
}
