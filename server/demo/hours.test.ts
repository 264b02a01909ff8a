import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { loadDemo } from '#server/demo-data.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { START } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';

import { openHistory, serveTokens } from './history.ts';

const { use, gateway, start, comeBack, look, pass } = await useCardSales({ config: { rateLimitScale: 100 } });
const HOUR_MS = 3_600_000;

let zoo: { _id: string; parkName: string; mid: string };
beforeAll(async () => {
  await loadDemo(use.deps);
  const { json: parks } = await use.call('GET', '/park/list');
  zoo = parks.find(({ parkName }: { parkName: string }) => parkName === 'Sarovar Zoological Park');
});

/** At the gate of the zoo, as the README has it. */
async function scanAtGate(code: string) {
  const login = { email: 'gate1@demo.example', password: 'pravesh-demo' };
  const { json: inspector } = await use.call('POST', '/user/login', login);
  return (await use.call('POST', '/ticketbooking/scan', { code, scanId: randomUUID() }, inspector)).json.result;
}

test('the tour around midnight: a ticket of the zoo that is booked at 23:59 is paid at 00:00 and let in at 00:05', async () => {
  await pass(12 * 60 - 1);
  const { json } = await use.call('POST', '/ticketbooking/add', ticketForm(zoo));
  const sale = { id: json._id, parkId: zoo._id, mid: zoo.mid, total: json.totalAmount };
  const order = await start(sale);
  await pass(1);
  expect(use.clock.now().toISOString()).toBe('2027-01-04T18:30:00.000Z');
  await comeBack(await gateway.decide(order, 'success'));
  expect(await look(sale)).toMatchObject({ status: true });
  await pass(5);
  const code = shortCodeOf(sale.id);
  expect([await scanAtGate(code), await scanAtGate(code)]).toEqual(['admitted', 'already_scanned']);
});

test('at every hour the zoo of the tour sells for today, and a queue moves at a clinic and at a branch', async () => {
  const moved = async (kind: string): Promise<number> => {
    const rows = await use.database.asOwner(
      'select count(*)::int as n from token join token_queue using (organisation_id, queue_id, doctor_id, day) where kind = $1 and called_at > $2',
      [kind, new Date(use.clock.now().getTime() - HOUR_MS)],
    );
    return rows[0].n;
  };
  use.clock.set(START);
  const history = openHistory(use.deps, { scale: 1, days: 1 });
  await history.goOn();
  for (let hour = 1; hour <= 24; hour += 1) {
    use.clock.set(new Date(START.getTime() + hour * HOUR_MS));
    await history.goOn();
    await serveTokens(use.deps);
    const at = use.clock.now().toISOString();
    expect((await use.call('POST', '/ticketbooking/add', ticketForm(zoo))).status, at).toBe(201);
    expect([at, (await moved('doctor')) > 0, (await moved('loan')) > 0]).toEqual([at, true, true]);
  }
});
