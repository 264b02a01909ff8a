import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilNoneWaits, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { type TradeSample, tradesOf } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

/** Each booking waits here while it is written: it has seen by then that its offering is there. */
const BOOKING_WAITS = 5027;
beforeAll(() =>
  use.database.asOwner(`
    create function booking_waits() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${BOOKING_WAITS}); return new; end $$;
    create trigger booking_waits before insert on booking for each row execute function booking_waits()`),
);

const TRADES = tradesOf(use);

/** Books while the booking's own row cannot be written, takes the offering back meanwhile, and tells who was answered first. */
async function raced({ path, registrationType, published, book }: TradeSample, sent: object, waiting: number) {
  const owner = await anOwner(use, { registrationType });
  const stored = await published(owner);
  const order: string[] = [];
  const tell = (who: string) => (answer: { status: number }) => void order.push(`${who} ${answer.status}`);
  const both = await holding(use.database, `select pg_advisory_xact_lock(${BOOKING_WAITS})`, async (letGo) => {
    const booking = book(stored).then(tell('booked'));
    await untilWaiting(use.database, 1);
    const change = use.call('PUT', `${path}/${stored._id}`, sent, owner).then(tell('withdrawn'));
    if (waiting > 1) await untilWaiting(use.database, waiting);
    else await change;
    await letGo();
    return [booking, change];
  });
  await Promise.all(both);
  return { order, late: (await book(stored)).status };
}

/** The changes that end the sale, each with the answer to whoever books after it. */
const ENDS = [
  { change: 'goes back to draft', sent: { published: false }, after: 404 },
  { change: 'is paused', sent: { status: false }, after: 409 },
];
const CASES = TRADES.flatMap((trade) => ENDS.map((end) => ({ ...trade, ...end })));

describe.each(CASES)('$trade that $change', ({ sent, after, ...trade }) => {
  test('waits for a booking that began before; whoever comes after cannot book', async () => {
    const { order, late } = await raced(trade, sent, 2);
    expect([order.toSorted(), late]).toEqual([['booked 201', 'withdrawn 200'], after]);
  });
});

describe.each(CASES.filter(({ kind }) => kind !== 'coaching'))(
  'control of $trade that $change',
  ({ sent, ...trade }) => {
    afterEach(() => untilNoneWaits(use.database));

    test('without the guard it is withdrawn while a booking is still being written, so the tests above can fail', async () => {
      const guard = 'perform pg_advisory_xact_lock(offering_lock(new.id));';
      const race = () => raced(trade, sent, 1);
      const { order } = await whileChanged(use.database, 'withdraw_alone', [guard, ''], race);
      expect(order).toEqual(['withdrawn 200', 'booked 201']);
    });
  },
);
