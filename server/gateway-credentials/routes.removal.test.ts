import { describe, expect, onTestFinished, test } from 'vitest';
import { forgetRemovedCredentials } from '#server/gateway-credentials/service.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';

const sales = await useCardSales({ config: { rateLimitScale: 100 } });
const { use, aShop, book, sell, start, gateway, pass } = sales;
type Shop = Awaited<ReturnType<typeof aShop>>;

const remove = ({ credentialId, owner }: Shop) =>
  use.call('DELETE', `/configuration/${credentialId}`, undefined, owner);
const restore = ({ credentialId, owner }: Shop) =>
  use.call('POST', `/configuration/${credentialId}/restore`, {}, owner);
const removed = async ({ owner }: Shop) => (await use.call('POST', '/configuration/removed', {}, owner)).json;
const HANGING = /is not decided yet, or a refund is under way/;
const DAY = 24 * 60;

describe('payment keys', () => {
  test('stay while a payment hangs on them, and go once it is decided', async () => {
    const shop = await aShop();
    const sale = await book(shop);
    const form = await start(sale);
    expect(await remove(shop)).toMatchObject({ status: 409, json: { message: expect.stringMatching(HANGING) } });
    await sales.comeBack(await gateway.decide(form, 'success'));
    expect((await remove(shop)).status).toBe(200);
  });

  test('stay while a refund is under way', async () => {
    const shop = await aShop();
    const sale = await sell(shop);
    const refund = { bookingId: sale.id, note: 'Rain' };
    await use.database.asOwner(`create function wait_here() returns trigger language plpgsql as $$ begin new.next_try_at = now() + interval '1 year'; return new; end $$;
      create trigger wait_here before insert on payment_refund for each row execute function wait_here()`);
    onTestFinished(() => use.database.asOwner('drop function wait_here cascade').then(() => undefined));
    await gateway.control({ orderId: sale.id, refund: 'timeout' } as never).catch(() => undefined);
    await use.call('POST', '/payments/refund', refund, shop.owner);
    await use.database.asOwner(`update payment_refund set state = 'sent'`);
    expect((await remove(shop)).status).toBe(409);
  });

  test('that are removed are listed masked, restored by their owner alone, and sell again', async () => {
    const [shop, other] = [await aShop(), await aShop()];
    await remove(shop);
    expect(await removed(shop)).toMatchObject([{ _id: shop.credentialId, removedAt: expect.any(String) }]);
    expect(JSON.stringify(await removed(shop))).not.toMatch(/[0-9A-F]{32}/);
    expect(await removed(other)).toEqual([]);
    expect((await use.call('POST', `/configuration/${shop.credentialId}/restore`, {}, other.owner)).status).toBe(404);
    expect((await restore(shop)).status).toBe(200);
    expect(await removed(shop)).toEqual([]);
    expect((await start(await book(shop))).orderId).toBeDefined();
  });

  test('are not restored beside others, nor after 30 days; a job deletes those that nothing was paid with', async () => {
    const [paid, unused, replaced] = [await aShop(), await aShop(), await aShop()];
    await sell(paid);
    for (const shop of [paid, unused, replaced]) expect((await remove(shop)).status).toBe(200);
    const form = { parkId: replaced.parkId, mid: '900001', accessKey: 'AVNEW', workingKey: '0'.repeat(32) };
    expect((await use.call('POST', '/configuration/add', form, replaced.owner)).status).toBe(201);
    expect(await restore(replaced)).toMatchObject({ status: 409 });
    const before = use.clock.now();
    await pass(30 * DAY + 1);
    await forgetRemovedCredentials(use.deps);
    const kept = await use.database.asOwner('select id from gateway_credential where id = any ($1)', [
      [paid.credentialId, unused.credentialId],
    ]);
    expect(kept).toEqual([{ id: paid.credentialId }]);
    use.clock.set(before);
    expect((await restore(unused)).status).toBe(404);
  });
});

describe('a payment that begins while its keys are removed', () => {
  /** Starts a payment that waits for its booking while the keys go, and answers both statuses. */
  async function raced() {
    const shop = await aShop();
    const sale = await book(shop);
    const body = { id: sale.id, parkId: shop.parkId, mid: shop.mid, amount: sale.total, mobile: '9876543210' };
    const locked = `select from booking where id = '${sale.id}' for update`;
    const [starting, gone] = await holding(use.database, locked, async (letGo) => {
      const begins = use.call('POST', '/ticketbooking/ccav/payment', body);
      await untilWaiting(use.database, 1);
      const removal = await remove(shop);
      await letGo();
      return [begins, removal] as const;
    });
    return [gone.status, (await starting).status];
  }

  test('does not begin', async () => {
    expect(await raced()).toEqual([200, 409]);
  });

  test('control: without the lock on its keys it begins with keys that are gone', async () => {
    const unlocked = whileChanged(use.database, 'hold_credential', ['return found;', 'return true;'], raced);
    expect(await unlocked).toEqual([200, 200]);
  });
});
