import type { FastifyInstance } from 'fastify';
import { type Body, bodyOf, ControlError } from './control-body.ts';
import { decideWithoutBrowser } from './control-decide.ts';
import { publicSide, saveMerchant } from './control-merchants.ts';
import { formOf } from './form.ts';
import type { SandboxState } from './gateway.ts';
import { readSwitches, SwitchError, switchNames } from './switches.ts';

export function mountControl(app: FastifyInstance, gateway: SandboxState): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof SwitchError) return reply.code(400).send({ message: error.message });
    if (error instanceof ControlError) return reply.code(error.status).send({ message: error.message });
    throw error;
  });
  app.post('/sandbox/control', async (request) => control(gateway, bodyOf(request.body)));
  app.post('/sandbox/clock', async (request) => moveClock(gateway, bodyOf(request.body)));
  app.post('/sandbox/decide', async (request) => decideWithoutBrowser(gateway, bodyOf(request.body)));
  app.post('/sandbox/merchants', async (request, reply) => {
    void reply.code(201);
    return saveMerchant(gateway, bodyOf(request.body));
  });
  app.get('/sandbox/merchants', async () => [...gateway.merchants.all(), ...gateway.wallets.all()].map(publicSide));
  app.get('/sandbox/journal', async (request) => {
    const { orderId, merchantId, command, direction } = formOf(request.query);
    return gateway.journal.list({ orderId, merchantId, command, direction: direction as 'in' | 'out' | undefined });
  });
  app.post('/sandbox/reset', async (_request, reply) => {
    gateway.reset();
    return reply.code(204).send();
  });
}

function control(gateway: SandboxState, body: Body): Body {
  if (body.merchantId !== undefined) return saveMerchant(gateway, body);
  const { orderId, ...given } = body;
  if (typeof orderId !== 'string' || orderId === '')
    throw new ControlError(400, 'orderId is an order id, or * for all');
  const unknown = Object.keys(given).filter((name) => !(switchNames as string[]).includes(name));
  if (unknown.length > 0) {
    throw new ControlError(400, `No such switch: ${unknown.join(', ')}. There are: ${switchNames.join(', ')}`);
  }
  gateway.switchboard.set(orderId, readSwitches(given));
  return { orderId, ...gateway.switchboard.of(orderId) };
}

async function moveClock({ clock }: SandboxState, { advance }: Body): Promise<Body> {
  if (typeof advance !== 'number' || !(advance >= 0)) throw new ControlError(400, 'advance is a number of seconds');
  await clock.advance(advance * 1000);
  return { now: new Date(clock.now()).toISOString() };
}
