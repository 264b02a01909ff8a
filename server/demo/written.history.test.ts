import { beforeAll, expect, test } from 'vitest';
import { loadDemo } from '#server/demo-data.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { repeatedRandom } from '#server/testing/outside-world.ts';
import { openHistory } from './history.ts';
import { writtenPayment } from './written.ts';

/** The story follows from the ids of the offerings: with others there may be no token left to call. The sandbox is told of what was written as main.ts tells it. */
const sales = await useCardSales({
  config: { rateLimitScale: 100 },
  deps: { random: repeatedRandom() },
  recall: (asked) => writtenPayment(sales.use.deps, asked),
});
const { use, gateway, refunds, sendRefunds, pass } = sales;

beforeAll(async () => {
  await loadDemo(use.deps);
  await openHistory(use.deps, { scale: 0.3, days: 7 }).goOn();
});

/** The newest booking of the history that was paid this way and not used. */
async function aPaid(kind: string, gatewayId: string): Promise<{ id: string; orderId: string; paise: number }> {
  const [row] = await use.database.asOwner(
    `select b.id, a.order_id as "orderId", b.total_paise as paise from booking b
       join payment_attempt a on a.organisation_id = b.organisation_id and a.id = b.paid_attempt_id
       left join token t on t.organisation_id = b.organisation_id and t.booking_id = b.id
     where b.kind = $1 and a.gateway = $2 and b.status = 'paid' and coalesce(b.admitted_at, t.called_at) is null
     order by b.created_at desc limit 1`,
    [kind, gatewayId],
  );
  return row;
}

test.each([
  ['park-ticket', 'ccav', 'parks'],
  ['park-ticket', 'paytm', 'parks'],
  ['doctor-appointment', 'ccav', 'clinic'],
])('a %s of the demo’s history that was paid by %s is sent back', async (kind, gatewayId, owner) => {
  const booking = await aPaid(kind, gatewayId);
  const journal = () => gateway.journal({ orderId: booking.orderId });
  expect(await journal()).toEqual([]);
  const sendBack = async () => {
    const login = { email: `${owner}@demo.example`, password: 'pravesh-demo' };
    const { json } = await use.call('POST', '/profileregistration/login', login);
    return use.call('POST', '/payments/refund', { bookingId: booking.id, note: 'Fell ill' }, json);
  };
  const { status, json } = await sendBack();
  expect([status, json.payment?.refund], json.message).toMatchObject([200, { amount: booking.paise / 100 }]);
  await pass(24 * 60);
  await sendRefunds();
  expect(await refunds(booking)).toMatchObject([{ state: 'done', amount_paise: booking.paise }]);
  expect((await sendBack()).json.message).toBe('The money of this booking has gone back already.');
});
