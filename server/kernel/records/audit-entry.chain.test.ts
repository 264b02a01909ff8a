import { beforeEach, expect, test } from 'vitest';
import { auditInvariants } from '#server/audit/invariants.ts';
import { forgetOldAudit } from '#server/kernel/operations/retention.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { atOneMoment, findViolations, type Violation } from './invariants.ts';

const use = useTestApp();

let owner: Owner;
beforeEach(async () => {
  owner = await anOwner(use);
});

const violations = async (): Promise<Violation[]> =>
  (await atOneMoment(use.database.ownerUrl, (client) => findViolations(client, auditInvariants))).flatMap(
    (finding) => finding.violations,
  );

const numbersOf = async ({ organisationId }: Owner): Promise<number[]> =>
  (
    await use.database.asOwner('select chain_n::int as n from audit_entry where organisation_id = $1 order by 1', [
      organisationId,
    ])
  ).map(({ n }) => n);

test('each organisation has a chain of its own, and what belongs to none has one as well', async () => {
  const other = await anOwner(use);
  await aPark(use, owner);
  await aPark(use, other);
  const admin = await anAdmin(use);
  await use.call('POST', '/category/add', { name: 'Zoos', status: true }, admin);
  const [mine, theirs] = [await numbersOf(owner), await numbersOf(other)];
  expect([mine, theirs]).toEqual([mine.map((_, at) => at + 1), theirs.map((_, at) => at + 1)]);
  const [nobody] = await use.database.asOwner(`select length::int from audit_chain where organisation_id = ''`);
  expect(nobody.length).toBeGreaterThan(0);
  expect(await violations()).toEqual([]);
});

test('many changes of one organisation at once make one chain without a fork', async () => {
  const changes = Array.from({ length: 12 }, () => aPark(use, owner));
  await Promise.all(changes);
  const numbers = await numbersOf(owner);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(12);
  expect(await violations()).toEqual([]);
});

test('what is older than two years is forgotten from the beginning, and the rest is still a whole chain', async () => {
  await aPark(use, owner);
  await use.database.asOwner(
    `update audit_entry set created_at = '2020-01-01' where organisation_id = $1 and chain_n <= 1`,
    [owner.organisationId],
  );
  // It was written at that time, so it was sealed with it.
  await use.database.asOwner(RESEAL);
  const before = await numbersOf(owner);
  await forgetOldAudit(use.deps);
  expect(await numbersOf(owner)).toEqual(before.slice(1));
  expect(await violations()).toEqual([]);
  await aPark(use, owner);
  expect(await violations()).toEqual([]);
});

/** All chains made anew, as whoever owns the database could. */
const RESEAL = `
do $$
declare e audit_entry; v_hash text;
begin
  update audit_chain set length = forgotten, hash = forgotten_hash;
  for e in select * from audit_entry order by organisation_id, chain_n loop
    select audit_hash(hash, e.chain_n, e) into v_hash from audit_chain where organisation_id = e.organisation_id;
    update audit_entry set chain_hash = v_hash where id = e.id;
    update audit_chain set length = e.chain_n, hash = v_hash where organisation_id = e.organisation_id;
  end loop;
end $$`;
