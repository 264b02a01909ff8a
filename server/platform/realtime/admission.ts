import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { type Address, addressOfPeer } from '#server/platform/address.ts';
import type { Config } from '#server/platform/config.ts';

/**
 * Sockets that one address may have open at once in one process; RATE_LIMIT_SCALE multiplies. A waiting room shares one
 * address, so it is ten times what is usual for sockets (docs/reliability.md 6); a page that finds no place asks every 15 s instead.
 */
const MOST_OF_AN_ADDRESS = 200;

type Answer = (refusal: string | null, admitted: boolean) => void;

export interface Admission {
  /** Asked before a socket opens. */
  allowRequest(request: IncomingMessage, answer: Answer): void;
  /** Counts every socket from here on, as long as it is open. */
  count(engine: Server['engine']): void;
  /** Lets nobody in any more. */
  shut(): void;
}

/** Who may open a socket: our own pages, and programs, which send no Origin; and nobody a whole crowd of them. */
export function admission(config: Config): Admission {
  const addressOf = addressOfPeer(config.trustProxy);
  const open = new Map<Address, number>();
  let isShut = false;
  const isFull = (address: Address) => (open.get(address) ?? 0) >= MOST_OF_AN_ADDRESS * config.rateLimitScale;
  const change = (address: Address, by: number): void => {
    const count = (open.get(address) ?? 0) + by;
    if (count > 0) open.set(address, count);
    else open.delete(address);
  };
  return {
    allowRequest: (request, answer) => {
      const { origin } = request.headers;
      const isOurs = origin === undefined || originsOf(config).includes(origin);
      const admitted = !isShut && isOurs && !isFull(addressOf(request));
      answer(admitted ? null : 'refused', admitted);
    },
    count: (engine) =>
      void engine.on('connection', (connection: EngineSocket) => {
        const address = addressOf(connection.request);
        change(address, 1);
        connection.once('close', () => change(address, -1));
      }),
    shut: () => {
      isShut = true;
    },
  };
}

interface EngineSocket {
  request: IncomingMessage;
  once(event: 'close', then: () => void): void;
}

/** Where our pages come from. On one's own machine that has two names. */
function originsOf({ publicUrl }: Config): string[] {
  const { origin, hostname } = new URL(publicUrl);
  return hostname === 'localhost' ? [origin, origin.replace('localhost', '127.0.0.1')] : [origin];
}
