import { beforeAll, expect, test } from 'vitest';
import { auditInvariants } from '#server/audit/invariants.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { WAIT_FOR_THE_OTHER } from '#server/testing/rush/changed-function.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { atOneMoment, findViolations } from './invariants.ts';

const use = useTestApp();

/** The end of the chain is read and no longer locked; each reader waits until the other has read it too. */
const UNGUARDED = `
do $do$ begin
  drop index audit_entry_chain;
  execute replace(pg_get_functiondef('seal_audit_entry'::regproc), 'where organisation_id = new.organisation_id for update;',
    'where organisation_id = new.organisation_id; perform wait_for_the_other();');
end $do$`;

beforeAll(async () => {
  await use.database.asOwner(WAIT_FOR_THE_OTHER);
});

test('control: without the lock of the chain two entries stand at one place, so the test of many changes can fail', async () => {
  const owner = await anOwner(use);
  await use.database.asOwner(UNGUARDED);
  await Promise.all([aPark(use, owner), aPark(use, owner)]);
  const findings = await atOneMoment(use.database.ownerUrl, (client) => findViolations(client, auditInvariants));
  expect(findings.flatMap(({ violations }) => violations)).not.toEqual([]);
});
