import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Join, REALTIME } from '#contract/kernel/realtime.ts';
import type { QueueMessage } from '#contract/queues/api.ts';
import type { Principal } from '#server/kernel/database/scope.ts';
import {
  ORGANISATION_MADE,
  type OrganisationCodes,
  toldOrganisation,
} from '#server/kernel/identity/organisation-codes.ts';
import { principalOfToken, type SessionStore } from '#server/kernel/identity/session.ts';
import type { Config } from '#server/kernel/operations/config.ts';
import type { Metrics } from '#server/kernel/operations/metrics.ts';
import { admission } from './admission.ts';
import { closeSockets } from './closing.ts';
import {
  type Conversation,
  converse,
  gateRoomOf,
  isGateRoom,
  type OwnGateRoom,
  queueOf,
  roomOf,
} from './conversation.ts';
import { merging } from './merging.ts';
import { sharedReading } from './shared-reading.ts';
import { type Sharing, sharing, type Told } from './sharing.ts';
import { type SocketServer, socketServer } from './socket-server.ts';

/** `at` of a message is an instant before it was read. */
export interface StoredState {
  queue(queue: QueueLine): Promise<QueueMessage[]>;
  queuesOf(actor: Principal): Promise<QueueMessage[]>;
}

export type QueueLine = Join & { part?: string | null };

/** Live updates of open pages (docs/behaviour.md 7.6). */
export interface Realtime {
  /** At once, and once more when changes follow closely, on every process. Call it after commit. Never rejects. */
  changed(line: QueueLine): Promise<void>;
  /** Lets the pages of a room, on every process, reload. Call it after commit. */
  look(room: OwnGateRoom): void;
  settled(): Promise<void>;
  setStoredState(stored: StoredState): void;
}

/** The database's address for the unprivileged role; without it only pages of this process are updated. */
export interface RealtimeOptions {
  shareOver?: string;
}

/** Changes of one queue within this time are sent as one; far below the second within which screens follow. */
const GATHER_MS = 80;

interface RealtimeWorld extends SessionStore {
  config: Config;
  metrics: Metrics;
  codes: OrganisationCodes;
}

export function openRealtime(app: FastifyInstance, world: RealtimeWorld, { shareOver }: RealtimeOptions): Realtime {
  const door = admission(world.config);
  const io = socketServer(app, door, world.metrics);
  let stored: StoredState = { queue: async () => [], queuesOf: async () => [] };
  const snapshot = sharedReading(async (room) => {
    const queue = queueOf(room);
    return queue ? stored.queue(queue) : [];
  });
  const announce = (message: Told): void => {
    tellPages(app, io, message);
    shared?.tell(message);
  };
  const sendOwnAgain = async (token: unknown): Promise<void> => {
    const actor = await principalOfToken(world, token);
    if (actor) for (const message of await stored.queuesOf(actor)) announce(message);
  };
  const conversation = {
    ...{ clock: world.clock, log: app.log, scale: world.config.rateLimitScale, snapshot, sendOwnAgain },
    organisationOf: async (token: unknown) => (await principalOfToken(world, token))?.organisationId ?? null,
  };
  io.on('connection', (socket) => converse(socket, conversation));
  const shared: Sharing | undefined =
    shareOver === undefined
      ? undefined
      : sharing(shareOver, app.log, {
          heard: (message) => tellPages(app, io, message),
          listening: () => void Promise.all([catchUp(app, io, snapshot), readCodes(app, world)]),
          channel: ORGANISATION_MADE,
          told: (payload) => world.codes.add(toldOrganisation(payload)),
        });
  const changes = merging(() => setTimeout(GATHER_MS));
  // Before the sockets close, so that pages at other processes still get the last changes.
  app.addHook('preClose', changes.settled);
  closeSockets(app, io, door, async () => shared?.close());
  const tellStored = async (line: QueueLine): Promise<void> => {
    try {
      for (const message of await stored.queue(line)) announce(message);
    } catch (error) {
      app.log.warn({ err: error }, 'a change of a queue could not be announced');
    }
  };
  return {
    changed: (line) => changes.tell(`${roomOf(line)}:${line.part ?? ''}`, () => tellStored(line)),
    look: (room) => announce({ look: gateRoomOf(room) }),
    settled: changes.settled,
    setStoredState: (source) => {
      stored = source;
    },
  };
}

function tellPages({ log }: FastifyInstance, io: SocketServer, message: Told): void {
  try {
    if ('look' in message) return void io.to(message.look).emit(REALTIME.look);
    io.to(roomOf(message)).emit(REALTIME.message, message);
  } catch (error) {
    log.error({ err: error }, 'a change of a queue could not be announced');
  }
}

const readCodes = ({ log }: FastifyInstance, { codes }: RealtimeWorld): Promise<void> =>
  codes.read().catch((error: unknown) => log.warn({ err: error }, 'organisations made meanwhile could not be read'));

async function catchUp({ log }: FastifyInstance, io: SocketServer, snapshot: Conversation['snapshot']): Promise<void> {
  try {
    const all = [...io.of('/').adapter.rooms.keys()];
    for (const room of all) if (isGateRoom(room)) io.to(room).emit(REALTIME.look);
    const rooms = all.filter((room) => queueOf(room));
    for (const room of rooms) for (const message of await snapshot(room)) io.to(room).emit(REALTIME.message, message);
  } catch (error) {
    log.warn({ err: error }, 'pages could not be told what was missed');
  }
}
