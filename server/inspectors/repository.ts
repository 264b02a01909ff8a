import { sql } from 'kysely';
import type { Inspector } from '#contract/inspectors/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { inDirectory } from '#server/kernel/database/directory.ts';
import type { Resource } from '#server/kernel/records/resource.ts';

export const inspectorResource: Resource<Inspector> = {
  table: 'inspector',
  removedAt: null,
  columns: {
    parkId: 'park_id',
    name: 'name',
    email: 'email',
    phone: 'phone',
    active: 'active',
    supervisesGates: 'supervises_gates',
  },
  computed: {
    parkName: (whose) =>
      sql`(select park.name from park where park.organisation_id = ${whose} and park.id = inspector.park_id)`,
    lastScanAt: (whose) =>
      sql`(select max(s.scanned_at) from scan s where s.organisation_id = ${whose} and s.account_id = inspector.id)`,
    lastGate: (whose) => sql`(select coalesce(d.given_name, s.gate)
      from scan s left join gate_device d on d.organisation_id = ${whose} and d.device_id = s.device_id
      where s.organisation_id = ${whose} and s.account_id = inspector.id order by s.scanned_at desc limit 1)`,
  },
  writeOnly: { passwordHash: 'password_hash' },
};

export async function inspectorByEmail(tx: Tx, email: string) {
  const entry = await inDirectory(tx, 'inspector', email);
  return entry && inspectorById(tx, entry.organisation_id, entry.account_id);
}

export const inspectorById = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('inspector')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
