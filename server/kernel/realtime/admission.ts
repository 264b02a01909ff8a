import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { type Address, addressOfPeer } from '#server/kernel/http/address.ts';
import type { Config } from '#server/kernel/operations/config.ts';

/** Multiplied by RATE_LIMIT_SCALE. High, as a waiting room shares one address (docs/reliability.md 6); others poll. */
const MOST_OF_AN_ADDRESS = 200;

type Answer = (refusal: string | null, admitted: boolean) => void;

export interface Admission {
  allowRequest(request: IncomingMessage, answer: Answer): void;
  count(engine: Server['engine']): void;
  shut(): void;
}

/** Admits our own pages, and programs, which send no Origin; but never too many for one address. */
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

function originsOf({ publicUrl }: Config): string[] {
  const { origin, hostname } = new URL(publicUrl);
  return hostname === 'localhost' ? [origin, origin.replace('localhost', '127.0.0.1')] : [origin];
}
