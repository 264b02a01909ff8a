import { z } from 'zod';

/** Names and messages of the realtime connection at /socket.io (docs/behaviour.md 7.6). Ids and numbers only. */
export const REALTIME = {
  path: '/socket.io',
  /** A page asks to hear of a queue. */
  join: 'join',
  /** The queue changed: what the page shows is to be fetched again, or taken from here. */
  message: 'message',
  /** Something changed there: it is to be asked for. Nothing else is told. */
  look: 'look',
  /** Staff ask for the stored state of their queues to be sent again; its payload is ignored. */
  customEvent: 'customEvent',
} as const;

/** A page sends this to hear of a queue: the clinic's or the branch's id. */
export const joinModel = z.object({ kind: z.enum(['doctor', 'loan']), id: z.string().regex(/^[0-9a-z]{26}$/) });
export type Join = z.output<typeof joinModel>;

/** For staff of an organisation alone: a phone at a gate hears by its own device that it is told something, and a supervisor by the organisation that a gate changed. */
export const gateRoomModel = z.object({ kind: z.enum(['gate', 'gates']), id: z.string().regex(/^[0-9a-z]{26,32}$/) });
export type GateRoom = z.output<typeof gateRoomModel>;
