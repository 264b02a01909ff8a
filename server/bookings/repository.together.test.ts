import { beforeAll, describe, expect, test } from 'vitest';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { aBranch, aClinic } from '#server/appointments/factory.ts';
import type { Ask, BookingKind, Marks, Ordered } from '#server/booking-kind.ts';
import { aBatch } from '#server/enrolments/factory.ts';
import { batch } from '#server/kernel/database/batch.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, locksAtOnce, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshMobile } from '#server/tickets/factory.ts';
import { aShow } from '#server/visits/factory.ts';
import { bookAll, bookAlone } from './repository.ts';

const use = useTestApp();

interface Kind {
  registrationType: string;
  offer(owner: Owner): Promise<{ _id: string }>;
  kind: BookingKindName;
  order(offering: string): object;
  /** The row that a booking of it locks last, and where the function says in which order. */
  row(offering: string): string;
  ordered: readonly [name: string, by: string, backwards: string];
}

const doctorOf = new Map<string, string>();
const LINE = { category: 'adult', label: 'Adult', price: 10_000, quantity: 1, amount: 10_000 };
const KINDS: Record<string, Kind> = {
  tickets: {
    registrationType: 'park',
    offer: (owner) => aPark(use, owner, { dailyCapacity: 50 }),
    kind: 'park-ticket',
    order: (id) => ({
      offering: { park: { id }, version: 1 },
      coupon: null,
      visitDate: today(use.deps),
      quote: { lines: [LINE], people: 1, original: 10_000, discount: 0 },
    }),
    row: (parkId) => `select from park_day where park_id = '${parkId}'`,
    ordered: ['take_days', 'order by offering, date', 'order by offering desc, date'],
  },
  tokens: {
    registrationType: 'loan',
    offer: (owner) => aBranch(use, owner),
    kind: 'loan-appointment',
    order: (queueId) => ({ queueId, kind: 'loan', doctorId: null, day: today(use.deps), personName: 'Mohan', fee: 0 }),
    row: (queueId) => `select from token_queue where queue_id = '${queueId}'`,
    ordered: ['lock_queues', 'order by offering', 'order by offering desc'],
  },
  'tokens of a doctor': {
    registrationType: 'doctor',
    offer: async (owner) => {
      const clinic = await aClinic(use, owner, { doctorName: `Dr ${freshMobile()}` });
      doctorOf.set(clinic._id, clinic.doctorId);
      return clinic;
    },
    kind: 'doctor-appointment',
    order: (queueId) => ({
      queueId,
      kind: 'doctor',
      doctorId: doctorOf.get(queueId),
      day: today(use.deps),
      personName: 'Lakshmi',
      mode: 'cash',
      fee: 30_000,
    }),
    row: (queueId) => `select from token_queue where queue_id = '${queueId}'`,
    ordered: ['lock_queues', 'order by offering', 'order by offering desc'],
  },
  visits: {
    registrationType: 'exbhition',
    offer: (owner) => aShow(use, owner, { capacity: 50 }),
    kind: 'show-visit',
    order: (exhibitionId) => ({ exhibitionId, personName: 'Kavya' }),
    row: (exhibitionId) => `select from exhibition_places where exhibition_id = '${exhibitionId}'`,
    ordered: ['book_visits', 'order by p.exhibition_id', 'order by p.exhibition_id desc'],
  },
  enrolments: {
    registrationType: 'coaching',
    offer: (owner) => aBatch(use, owner),
    kind: 'batch-enrolment',
    order: (batchId) => ({
      batchId,
      personName: 'Ananya',
      email: 'a@b.example',
      fee: 150_050,
      today: today(use.deps),
    }),
    row: (batchId) => `select from coaching_batch where id = '${batchId}'`,
    ordered: ['book_enrolments', 'order by c.id', 'order by c.id desc'],
  },
};

const marks = (repeat: Marks['repeat'] = null): Marks => ({
  id: randomId(use.deps.random),
  userAgent: 'A phone',
  repeat,
  eager: false,
  addressKey: null,
  scale: 1,
  now: use.deps.clock.now(),
});

describe.each(Object.entries(KINDS))('%s', (_, { registrationType, offer, row, ordered, ...of }) => {
  const writing = () => (use.deps.kinds[of.kind] as BookingKind).writing;
  const [name, by, backwards] = ordered;
  let owner: Owner;
  let offerings: string[];
  const askFor = (offering: string, repeat: Marks['repeat'] = null): Ask<Ordered> => ({
    order: { organisationId: owner.organisationId, mobile: freshMobile(), place: '', ...of.order(offering) },
    marks: marks(repeat),
  });
  const alone = (ask: Ask<Ordered>) => bookAlone(use.deps.db, writing(), ask);
  const bookBoth = (...of: readonly string[]) =>
    bookAll(
      use.deps.db,
      writing(),
      of.map((offering) => askFor(offering)),
    );
  beforeAll(async () => {
    owner = await anOwner(use, { registrationType });
    offerings = [await offer(owner), await offer(owner)].map(({ _id }) => _id).toSorted();
    // The first of a day makes its row, and has nobody to wait for.
    for (const offering of offerings) await alone(askFor(offering));
  });

  /** Named with its organisation, so that it is locked where it lies. */
  const mine = (row: string): string => `${row} and organisation_id = '${owner.organisationId}'`;

  /** Whether somebody else gets the second offering at once while a batch, asked for it first, waits for the first. */
  async function leavesTheSecond(): Promise<boolean> {
    const [first = '', second = ''] = offerings;
    return holding(use.database, `${mine(row(first))} for update`, async (letGo) => {
      const booking = bookBoth(second, first);
      await untilWaiting(use.database, 1);
      const isFree = await locksAtOnce(use.database, `${mine(row(second))} for update nowait`);
      await letGo();
      expect((await booking).size).toBe(2);
      return isFree;
    });
  }

  /** Works while the booking function waits for as long as it takes, and its part has `to` instead of `from`. */
  async function withText(from: string, to: string, work: () => Promise<void>): Promise<void> {
    const [, booking = ''] = /from (\w+)/.exec(writing().statement) ?? [];
    await whileChanged(use.database, booking, ['100ms', '20s'], () =>
      whileChanged(use.database, name, [from, to], work),
    );
  }

  test('lock their offerings in order, so that two batches never wait for each other', () =>
    withText('', '', async () => expect(await leavesTheSecond()).toBe(true)));

  test('control: in another order a batch keeps what others wait for while it waits itself', () =>
    withText(by, backwards, async () => expect(await leavesTheSecond()).toBe(false)));

  test('whose answer was lost after they were written go alone, and are booked once', async () => {
    const [offering = ''] = offerings;
    const asks = ['one', 'two'].map((key) => askFor(offering, { key: `${registrationType} ${key}`, request: 'same' }));
    const book = batch<(typeof asks)[number], { outcome: string }>({
      name: 'bookings',
      key: () => '',
      maxSize: 9,
      async run(both) {
        expect((await bookAll(use.deps.db, writing(), both)).size).toBe(2);
        throw new Error('the connection was lost');
      },
      runAlone: alone,
    });
    const taken = await Promise.all(asks.map(book));
    expect(taken.map(({ outcome }) => outcome)).toEqual(['repeated', 'repeated']);
  });
});
