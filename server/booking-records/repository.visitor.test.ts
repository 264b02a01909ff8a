import { expect, test } from 'vitest';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshMobile } from '#server/tickets/factory.ts';
import { bookingsOfVisitor } from './repository.ts';

const use = useTestApp();

test('bookings of a visitor are found by the index of mobile numbers', async () => {
  const { rows } = await withScope(use.deps.db, systemScope, (tx) => {
    const found = bookingsOfVisitor(
      tx,
      { organisationId: '0'.repeat(26), id: '', mobile: freshMobile() },
      use.clock.now(),
    ).compile();
    return tx.executeQuery<{ 'QUERY PLAN': string }>({ ...found, sql: `explain ${found.sql}` });
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/booking_(mobile|person)\b/);
});
