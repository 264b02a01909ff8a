import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { busyAtTheDoor, busyOnTheWire } from './busy.ts';
import type { TrafficClass } from './classes.ts';
import type { Lines } from './lines.ts';
import { plainCall } from './plain-call.ts';

/**
 * Turns calls of fixed addresses away before Fastify sees them, and on a connection that was used before even before
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
  const answers = answersOf(app, busyAtTheDoor(config), againAfter);
  turnAwayOnTheWire(app, busyOnTheWire(config), againAfter, answers);
}

type AgainAfter = (call: string) => number | undefined;
type Answers = WeakMap<Socket, ServerResponse>;

/** Turns away before Fastify. Answers the latest response of each connection, sent or not. */
function answersOf({ server }: FastifyInstance, sayBusy: ReturnType<typeof busyAtTheDoor>, again: AgainAfter): Answers {
  const answers: Answers = new WeakMap();
  const inside = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answers.set(request.socket, response);
    const seconds = again(`${request.method} ${request.url}`);
    if (seconds !== undefined) return sayBusy(response, seconds);
    for (const next of inside) next.call(server, request, response);
  });
  return answers;
}

/**
 * Turns away before Node: a piece that is exactly one plain call, on a connection whose last answer is out, is answered
 * directly. The first call of a connection is always Node's, which keeps its time from then on. After anything that is
 * not plain (a body in pieces, calls sent ahead, an upgrade) the connection is Node's alone until it ends.
 */
function turnAwayOnTheWire(
  { server }: FastifyInstance,
  sayBusy: ReturnType<typeof busyOnTheWire>,
  again: AgainAfter,
  answers: Answers,
): void {
  server.on('connection', (socket: Socket) => {
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
  });
}

/** True when everything that came is answered and the answer is sent: nothing moves in either direction. */
const isBetweenCalls = (socket: Socket, last: ServerResponse | undefined): boolean =>
  socket.writableLength === 0 && (!last || (last.writableFinished && last.req.complete));
