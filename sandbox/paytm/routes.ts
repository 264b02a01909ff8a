import type { FastifyInstance } from 'fastify';
import type { SandboxState } from '../gateway.ts';
import { mountCheckout } from './checkout.ts';
import { mountMerchantCalls } from './merchant-calls.ts';

export async function paytmRoutes(app: FastifyInstance, gateway: SandboxState): Promise<void> {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  mountMerchantCalls(app, gateway);
  mountCheckout(app, gateway);
}
