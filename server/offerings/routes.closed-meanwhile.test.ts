import { afterEach, describe, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilNoneWaits, untilWaiting, waitsFirst } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { type TradeSample, tradesOf } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const TRADES = tradesOf(use);

/** Removes an offering of which nobody knows yet that somebody books it: the booking is being written, and waits. */
async function raced(trade: TradeSample) {
  const owner = await anOwner(use, { registrationType: trade.registrationType });
  const stored = await trade.published(owner);
  // A visitor who books writes; one who only looks whether anybody did need not wait.
  const [booked, removed] = await holding(
    use.database,
    'lock table booking in share row exclusive mode',
    async (letGo) => {
      const booking = trade.book(stored);
      await untilWaiting(use.database, 1);
      const removal = use.call('DELETE', `${trade.path}/${stored._id}`, undefined, owner);
      // Without its guard it ends here.
      await waitsFirst(use.database, removal, 2);
      await letGo();
      return Promise.all([booking, removal]);
    },
  );
  return [booked.status, removed.status, removed.json.closed ?? false];
}

describe.each(TRADES)('$trade that is removed while somebody books it', (trade) => {
  test('is closed, and the booking stands', async () => {
    expect(await raced(trade)).toEqual([201, 200, true]);
  });
});

/** A booking of a show or a batch holds a row besides, for which a removal waits without this guard as well. */
const GUARDED_TWICE = ['exhibition', 'coaching'];

describe.each(TRADES.filter(({ kind }) => !GUARDED_TWICE.includes(kind)))('control of $trade', (trade) => {
  afterEach(() => untilNoneWaits(use.database));

  test('without the guard one of both is lost, so the tests above can fail', async () => {
    const guard = 'perform pg_advisory_xact_lock(offering_lock(p_offering));';
    const told = await whileChanged(use.database, 'close_booked', [guard, ''], () => raced(trade));
    expect(told).not.toEqual([201, 200, true]);
  });
});
