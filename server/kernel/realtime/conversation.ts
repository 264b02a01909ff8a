import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'socket.io';
import { type GateRoom, gateRoomModel, type Join, joinModel, REALTIME } from '#contract/kernel/realtime.ts';
import type { QueueMessage } from '#contract/queues/api.ts';
import type { Clock } from '#server/kernel/operations/clock.ts';

/** Frames of a page in WINDOW_MS (docs/reliability.md 6); RATE_LIMIT_SCALE multiplies it. */
const MOST_FRAMES = 5;
const WINDOW_MS = 10_000;
const PATIENCE = 20;
const MOST_ROOMS = 50;

export interface FramesFromPages {
  [REALTIME.join]: (wanted: unknown) => void;
  [REALTIME.customEvent]: (...ignored: unknown[]) => void;
}
export interface FramesToPages {
  [REALTIME.message]: (message: QueueMessage) => void;
  [REALTIME.look]: () => void;
}
export type PageSocket = Socket<FramesFromPages, FramesToPages>;

export interface Conversation {
  clock: Clock;
  log: FastifyBaseLogger;
  scale: number;
  snapshot(room: string): Promise<QueueMessage[]>;
  sendOwnAgain(token: unknown): Promise<void>;
  organisationOf(token: unknown): Promise<string | null>;
}

export const roomOf = ({ kind, id }: Join): string => `queue:${kind}:${id}`;

/** Each organisation has gate rooms of its own: a caller who names another's phone hears nothing. */
export type OwnGateRoom = GateRoom & { organisationId: string };
export const gateRoomOf = ({ kind, id, organisationId }: OwnGateRoom): string => `${kind}:${organisationId}:${id}`;
export const isGateRoom = (room: string): boolean => /^gates?:/.test(room);

export function queueOf(room: string): Join | null {
  const [, kind, id] = /^queue:(\w+):(\w+)$/.exec(room) ?? [];
  return joinModel.safeParse({ kind, id }).data ?? null;
}

/** A page may join queues, and staff may ask for their own queues again. Every other frame is ignored. */
export function converse(socket: PageSocket, to: Conversation): void {
  socket.use(pace(socket, to));
  socket.on(REALTIME.join, (wanted) => void join(socket, wanted, to));
  socket.on(REALTIME.customEvent, () => {
    to.sendOwnAgain(socket.handshake.auth.token).catch((error) => unanswered(socket, error, to));
  });
}

function pace(socket: PageSocket, { clock, scale }: Conversation) {
  const most = MOST_FRAMES * scale;
  let [began, count] = [0, 0];
  return (_frame: unknown, next: () => void): void => {
    const now = clock.now().getTime();
    if (now - began >= WINDOW_MS) [began, count] = [now, 0];
    count += 1;
    if (count <= most) next();
    else if (count > most * PATIENCE) socket.disconnect(true);
  };
}

/** Joins the room before it reads the snapshot, so that no change is missed. */
async function join(socket: PageSocket, wanted: unknown, to: Conversation): Promise<void> {
  if (socket.rooms.size > MOST_ROOMS) return;
  const gate = gateRoomModel.safeParse(wanted).data;
  if (gate) return joinGate(socket, gate, to);
  const queue = joinModel.safeParse(wanted).data;
  if (!queue) return;
  const room = roomOf(queue);
  try {
    await socket.join(room);
    const messages = await readInOrder(socket, () => to.snapshot(room));
    if (messages.length === 0) await socket.leave(room);
    for (const message of messages) socket.emit(REALTIME.message, message);
  } catch (error) {
    unanswered(socket, error, to);
  }
}

/** Lets staff into the rooms of their own organisation's gates. */
async function joinGate(socket: PageSocket, gate: GateRoom, to: Conversation): Promise<void> {
  try {
    const organisationId = await to.organisationOf(socket.handshake.auth.token);
    const isOwn = organisationId !== null && (gate.kind === 'gate' || gate.id === organisationId);
    if (isOwn) await socket.join(gateRoomOf({ ...gate, organisationId }));
  } catch (error) {
    unanswered(socket, error, to);
  }
}

/** A message sent while the snapshot is read may be newer than it, so the snapshot is read again. */
async function readInOrder<T>(socket: PageSocket, read: () => Promise<T>): Promise<T> {
  let isTold = false;
  const hear = () => {
    isTold = true;
  };
  socket.onAnyOutgoing(hear);
  try {
    const first = await read();
    return isTold ? await read() : first;
  } finally {
    socket.offAnyOutgoing(hear);
  }
}

function unanswered(socket: PageSocket, error: unknown, { log }: Conversation): void {
  log.warn({ err: error }, 'a page could not be answered and is hung up on');
  socket.conn.close();
}
