import type { FastifyInstance } from 'fastify';
import { addressFrom, isTrustedBy, maskAddress } from './address.ts';

/** Warns once in a process of a proxy that TRUST_PROXY (`trustProxy`) does not name. */
export function warnOfUnnamedProxy(app: FastifyInstance, trustProxy: string): void {
  const isTrusted = isTrustedBy(trustProxy);
  let told = false;
  app.addHook('onRequest', ({ headers, socket: { remoteAddress }, log }, _reply, done) => {
    done();
    if (told || headers['x-forwarded-for'] === undefined || !remoteAddress || isTrusted(remoteAddress)) return;
    told = true;
    log.warn(
      { peer: maskAddress(addressFrom(remoteAddress)) },
      'X-Forwarded-For came from a peer that TRUST_PROXY does not name, so it was not believed. If that is your proxy, set TRUST_PROXY to its address: until then all its visitors count as one address and share its limits, 50 unpaid places of a day among them.',
    );
  });
}
