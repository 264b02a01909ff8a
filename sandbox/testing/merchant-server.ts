import formbody from '@fastify/formbody';
import Fastify from 'fastify';

/** Starts a merchant's server that keeps every form it gets, in order of arrival. */
export async function startMerchantServer() {
  const received: { path: string; fields: Record<string, string> }[] = [];
  const app = Fastify();
  await app.register(formbody);
  app.post('/*', async (request) => {
    received.push({ path: request.url, fields: request.body as Record<string, string> });
    return 'thank you';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, received, close: () => app.close() };
}
