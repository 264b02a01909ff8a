import { z } from 'zod';

/** Names and messages of the realtime connection at /socket.io (docs/behaviour.md 7.6). Ids and numbers only. */
export const REALTIME = {
  path: '/socket.io',
  join: 'join',
  message: 'message',
  /** Something changed; the receiver must fetch it, since the message has no data. */
  look: 'look',
  /** Sent by staff to get the stored state of their queues again; its payload is ignored. */
  customEvent: 'customEvent',
} as const;

export const joinModel = z.object({ kind: z.enum(['doctor', 'loan']), id: z.string().regex(/^[0-9a-z]{26}$/) });
export type Join = z.output<typeof joinModel>;

/** For the organisation's staff. `gate`: news for one device (id). `gates`: a gate changed, for supervisors. */
export const gateRoomModel = z.object({ kind: z.enum(['gate', 'gates']), id: z.string().regex(/^[0-9a-z]{26,32}$/) });
export type GateRoom = z.output<typeof gateRoomModel>;
