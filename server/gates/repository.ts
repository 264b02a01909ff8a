import type { GateConflict, GateSide } from '#contract/gates/model.ts';
import type { ScanResult } from '#contract/passes/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';

/** A gate let people in without asking, and the server found so many of them beyond the ticket. */
export interface NewConflict {
  organisationId: string;
  scanId: string;
  bookingId: string | null;
  parkId: string | null;
  result: ScanResult;
  above: number;
  own: GateSide;
  madeAt: Date;
}

/** Keeps a conflict with all who let the ticket in; told again, it stays as it is. */
export async function keepConflict(tx: Tx, { own, ...conflict }: NewConflict): Promise<void> {
  const others = conflict.bookingId === null ? [] : await sidesOf(tx, conflict, conflict.bookingId);
  await tx
    .insertInto('gate_conflict')
    .values({
      organisation_id: conflict.organisationId,
      scan_id: conflict.scanId,
      booking_id: conflict.bookingId,
      park_id: conflict.parkId,
      result: conflict.result,
      above: conflict.above,
      sides: JSON.stringify([...others, own]),
      made_at: conflict.madeAt,
    })
    .onConflict((same) => same.columns(['organisation_id', 'scan_id']).doNothing())
    .execute();
}

/** The other gates that let a ticket in, as the server counts it. */
async function sidesOf(
  tx: Tx,
  { organisationId, scanId }: Pick<NewConflict, 'organisationId' | 'scanId'>,
  bookingId: string,
): Promise<GateSide[]> {
  const rows = await tx
    .selectFrom('scan as s')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.organisation_id', '=', 's.organisation_id').onRef('b.id', '=', 's.booking_id'),
    )
    .leftJoin('inspector as i', (on) =>
      on.onRef('i.organisation_id', '=', 's.organisation_id').onRef('i.id', '=', 's.account_id'),
    )
    .leftJoin('organisation as o', 'o.id', 's.account_id')
    .select(['s.gate', 's.device_id as device', 's.scanned_at as at'])
    .select(({ fn }) => fn.coalesce('s.people', 'b.people').as('people'))
    .select(['i.name as inspector', 'o.person_name as owner'])
    .where('s.organisation_id', '=', organisationId)
    .where('s.booking_id', '=', bookingId)
    .where('s.result', '=', 'admitted')
    .where('s.undone_at', 'is', null)
    .where('s.scan_id', '<>', scanId)
    .orderBy('s.scanned_at')
    .execute();
  return rows.map(({ inspector, owner, at, ...side }) => ({
    ...side,
    at: at.toISOString(),
    by: inspector ?? owner ?? '',
  }));
}

/** Conflicts that were found at this instant or later at a park, or at any of an organisation; of all where that is null. */
export async function conflictsSince(
  tx: Tx,
  { organisationId, parkId }: { organisationId: string | null; parkId: string | null },
  since: Date,
): Promise<GateConflict[]> {
  const rows = await tx
    .selectFrom('gate_conflict')
    .select(['scan_id as scanId', 'booking_id as bookingId', 'result', 'above', 'sides'])
    .$if(organisationId !== null, (own) => own.where('organisation_id', '=', organisationId))
    .$if(parkId !== null, (own) => own.where('park_id', '=', parkId))
    .where('made_at', '>=', since)
    .orderBy('made_at')
    .orderBy('scan_id')
    .execute();
  return rows;
}
