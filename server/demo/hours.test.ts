import { expect, test } from 'vitest';
import { loadDemo } from '#server/demo-data.ts';
import { START, useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { serveTokens } from './desk-staff.ts';
import { writeHistory } from './history.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const HOUR_MS = 3_600_000;

test('at every hour the zoo of the tour sells for today, and a queue moves at a clinic and at a branch', async () => {
  await loadDemo(use.deps);
  const { json: parks } = await use.call('GET', '/park/list');
  const zoo = parks.find(({ parkName }: { parkName: string }) => parkName === 'Sarovar Zoological Park');
  const moved = async (kind: string): Promise<number> => {
    const rows = await use.database.asOwner(
      'select count(*)::int as n from token join token_queue using (organisation_id, queue_id, doctor_id, day) where kind = $1 and called_at > $2',
      [kind, new Date(use.clock.now().getTime() - HOUR_MS)],
    );
    return rows[0].n;
  };
  use.clock.set(START);
  await writeHistory(use.deps, { scale: 1, days: 1 });
  for (let hour = 1; hour <= 24; hour += 1) {
    for (let minutes = 15; minutes <= 60; minutes += 15) {
      use.clock.set(new Date(START.getTime() + (hour - 1) * HOUR_MS + minutes * 60_000));
      await writeHistory(use.deps, { scale: 1 });
      await serveTokens(use.deps);
    }
    const at = use.clock.now().toISOString();
    expect((await use.call('POST', '/ticketbooking/add', ticketForm(zoo))).status, at).toBe(201);
    expect([at, (await moved('doctor')) > 0, (await moved('loan')) > 0]).toEqual([at, true, true]);
  }
});
