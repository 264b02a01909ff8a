import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { mountApi } from './ccavenue/api.ts';
import { mountHostedPage } from './ccavenue/hosted-page.ts';
import { mountControl } from './control.ts';
import { createGateway, type Recall, type SandboxState } from './gateway.ts';
import { demoMerchants, demoWallets, type Merchant, type WalletMerchant } from './merchants.ts';
import { setOwnHeaders } from './page.ts';
import { mountCheckout } from './paytm/checkout.ts';
import { mountMerchantCalls } from './paytm/merchant-calls.ts';

const FORM = 'application/x-www-form-urlencoded';
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

export type SandboxOptions = {
  merchants?: readonly Merchant[];
  wallets?: readonly WalletMerchant[];
  /** Called for a call that never gets an answer, so that a program need not wait to notice it. */
  onHang?: (url: string) => void;
  recall?: Recall;
  /** Epoch milliseconds of a clock that only `advance` moves; absent: real time. */
  standsAt?: number;
};

/** Mounts below a prefix of our server; parsing, headers and errors stay inside. Throws where real visitors pay. */
export async function sandboxRoutes(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: the refusal must not depend on what the host passes in
  if (process.env.NODE_ENV === 'production')
    throw new Error('The payment sandbox does not start under NODE_ENV=production');
  const gateway = createGateway(options.merchants ?? demoMerchants, options.wallets ?? demoWallets, options);
  if (!app.hasContentTypeParser(FORM)) await app.register(formbody);
  setOwnHeaders(app);
  mountHostedPage(app, gateway);
  mountApi(app, gateway);
  mountControl(app, gateway);
  await app.register((paytm) => paytmRoutes(paytm, gateway), { prefix: '/sandbox/paytm' });
  stopWith(app, gateway);
}

async function paytmRoutes(app: FastifyInstance, gateway: SandboxState): Promise<void> {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  mountMerchantCalls(app, gateway);
  mountCheckout(app, gateway);
}

export type SandboxServer = { url: string; app: FastifyInstance; close(): Promise<void> };

/** Listens on loopback; port 0 = any free one. Throws in production, for another host, or for a taken port. */
export async function startSandbox(
  options: SandboxOptions & { port: number; host?: string; publicUrl?: string },
): Promise<SandboxServer> {
  const host = options.host ?? '127.0.0.1';
  if (!LOOPBACK.includes(host)) throw new Error(`The payment sandbox listens on loopback only, not on ${host}`);
  const app = Fastify({ bodyLimit: 256 * 1024 });
  const { merchants, wallets, onHang, recall, standsAt } = options;
  await app.register(sandboxRoutes, { merchants, wallets, onHang, recall, standsAt });
  const address = await app.listen({ port: options.port, host });
  return { url: options.publicUrl ?? address, app, close: () => app.close() };
}

/** Connections that hang on purpose and answers that are due later must not keep a stopping server alive. */
function stopWith(app: FastifyInstance, gateway: SandboxState): void {
  app.addHook('preClose', async () => {
    for (const connection of gateway.hung) connection.destroy();
    gateway.clock.reset();
  });
}
