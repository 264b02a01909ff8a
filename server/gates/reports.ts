import { sql } from 'kysely';
import type { SentMessage, WatchedGate } from '#contract/gates/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { MESSAGE } from './repository.ts';

export const gatesSince = (tx: Tx, organisationId: string, since: Date): Promise<WatchedGate[]> =>
  tx
    .selectFrom('gate_device as d')
    .leftJoin('park as p', (on) =>
      on.onRef('p.organisation_id', '=', 'd.organisation_id').onRef('p.id', '=', 'd.park_id'),
    )
    .select([
      'd.device_id as device',
      'd.gate',
      'd.battery',
      'd.charging',
      'd.waiting',
      'd.pace',
      'd.counts',
      'd.person',
    ])
    .select(['d.park_id as parkId', 'p.name as parkName', 'd.seen_at as seenAt'])
    .select(['d.locked_at as lockedAt', 'd.lock_reason as lockReason', 'd.wiped_at as wipedAt'])
    .where('d.organisation_id', '=', organisationId)
    .where((either) => either.or([either('d.seen_at', '>=', since), either('d.locked_at', 'is not', null)]))
    .orderBy('d.gate')
    .orderBy('d.device_id')
    .execute();

export const messagesSince = (tx: Tx, organisationId: string, since: Date): Promise<SentMessage[]> =>
  tx
    .selectFrom('gate_message as m')
    .select([...MESSAGE, 'm.device_id as device', 'm.park_id as parkId'])
    .select(
      sql<
        SentMessage['seen']
      >`(select coalesce(jsonb_agg(jsonb_build_object('device', s.device_id, 'by', s.person) order by s.seen_at), '[]')
        from gate_message_seen s where s.organisation_id = ${organisationId} and s.message_id = m.id)`.as('seen'),
    )
    .where('m.organisation_id', '=', organisationId)
    .where('m.sent_at', '>=', since)
    .orderBy('m.sent_at', 'desc')
    .limit(20)
    .execute();

export const watchedConflicts = (tx: Tx, organisationId: string, since: Date) =>
  tx
    .selectFrom('gate_conflict')
    .select(['scan_id as scanId', 'booking_id as bookingId', 'park_id as parkId', 'result', 'above', 'sides'])
    .select(['read_at as readAt', 'read_by as readBy'])
    .where('organisation_id', '=', organisationId)
    .where((either) => either.or([either('read_at', 'is', null), either('read_at', '>=', since)]))
    .orderBy('read_at', (read) => read.desc().nullsFirst())
    .orderBy('made_at', 'desc')
    .limit(200)
    .execute();
