import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/kernel/operations/config.ts';
import { busyAtTheDoor, busyOnTheWire } from './busy.ts';
import type { TrafficClass } from './classes.ts';
import type { Lines } from './lines.ts';
import { plainCall } from './plain-call.ts';

/**
 * Turns calls of fixed addresses away before Fastify sees them, and on a connection on which it has done so even before
 * Node does: these are the most frequent calls, and each costs (docs/decisions/0021).
 */
export function turnAwayAtTheDoor(app: FastifyInstance, config: Config, lines: Lines): void {
  const known = new Map<string, TrafficClass>();
  app.addHook('onRoute', ({ method, url, config: { traffic } = {} }) => {
    if (traffic && url.startsWith('/api/') && !/[:*]/.test(url)) known.set(`${method} ${url}`, traffic);
  });
  /** The seconds after which this call should come again; undefined when it may come in. */
  const againAfter = (call: string): number | undefined => {
    const traffic = known.get(call);
    return traffic && lines.of(traffic).isFull() ? lines.turnedAway(traffic, 'full') : undefined;
  };
  const answers: Answers = new WeakMap();
  const sayBusy = busyAtTheDoor(config);
  const hearOnTheWire = hearing(busyOnTheWire(config), againAfter, answers);
  beforeFastify(app, (request, response) => {
    const seconds = againAfter(`${request.method} ${request.url}`);
    const isHeard = answers.has(request.socket);
    if (isHeard || seconds !== undefined) answers.set(request.socket, response);
    if (seconds === undefined) return false;
    if (!isHeard) hearOnTheWire(request.socket);
    sayBusy(response, seconds);
    return true;
  });
}

type AgainAfter = (call: string) => number | undefined;
/** The latest response, sent or not, of each connection that is heard on the wire. */
type Answers = WeakMap<Socket, ServerResponse>;

/** Keeps from Fastify what `answered` says that it has answered. */
function beforeFastify({ server }: FastifyInstance, answered: (...call: Call) => boolean): void {
  const inside = server.listeners('request') as ((...call: Call) => void)[];
  server.removeAllListeners('request');
  server.on('request', (...call: Call) => {
    if (answered(...call)) return;
    for (const next of inside) next.call(server, ...call);
  });
}

type Call = [IncomingMessage, ServerResponse];

/**
 * Turns away before Node: a piece that is exactly one plain call, on a connection whose last answer is out, is answered
 * directly. Only connections on which a call was turned away are heard so, since Node reads the others without a stream.
 * After anything that is not plain (a body in pieces, calls sent ahead, an upgrade) the connection is Node's alone again.
 */
function hearing(sayBusy: ReturnType<typeof busyOnTheWire>, again: AgainAfter, answers: Answers) {
  return (socket: Socket): void => {
    const [toNode] = socket.listeners('data') as ((piece: Buffer) => void)[];
    if (!toNode) return;
    const hear = (piece: Buffer): void => {
      const last = answers.get(socket);
      const call = isBetweenCalls(socket, last) ? plainCall(piece) : null;
      if (call === null) socket.off('data', hear).on('data', toNode);
      const seconds = call && last ? again(call) : undefined;
      if (seconds === undefined) toNode.call(socket, piece);
      else sayBusy(socket, seconds);
    };
    socket.off('data', toNode).on('data', hear);
  };
}

/** True when everything that came is answered and the answer is sent: nothing moves in either direction. */
const isBetweenCalls = (socket: Socket, last: ServerResponse | undefined): boolean =>
  socket.writableLength === 0 && (!last || (last.writableFinished && last.req.complete));
