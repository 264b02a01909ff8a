import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { aBranch, aClinic } from '#server/appointments/factory.ts';
import type { Ask, BookingKind, Marks, Ordered } from '#server/booking-kind.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch } from '#server/enrolments/factory.ts';
import { newId, today } from '#server/kernel/operations/clock.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { whileChanged } from '#server/testing/changed-function.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshMobile } from '#server/tickets/factory.ts';
import { aShow } from '#server/visits/factory.ts';
import { bookAll } from './repository.ts';

// Whatever is booked together is stored as it is alone: in every column, whatever it says.
const use = useTestApp();

type Order = Record<string, unknown>;
interface Kind {
  registrationType: string;
  kind: BookingKindName;
  /** What may be asked for at some offerings of the owner, of which each can be booked. */
  orders(owner: Owner): Promise<fc.Arbitrary<Order>>;
  /** Where a column is written, and what leaves it out. */
  columns: Record<string, readonly [name: string, from: string, to: string]>;
}

const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength });
const aLine = fc.record({
  category: fc.constantFrom(...CATEGORY_KEYS),
  label: text(20),
  price: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 })),
  quantity: fc.integer({ min: 1, max: 9 }),
});

/** Lines with what they come to, and a discount: none, some of it, or all. */
const aQuote = fc
  .tuple(
    fc.uniqueArray(aLine, { selector: ({ category }) => category, minLength: 1, maxLength: 4 }),
    fc.integer({ min: 0, max: 12 }),
    fc.constantFrom(0, 0.1, 1),
  )
  .map(([lines, people, share]) => {
    const original = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    return { lines, people, original, discount: Math.floor(original * share) };
  });

const KINDS: Record<string, Kind> = {
  tickets: {
    registrationType: 'park',
    kind: 'park-ticket',
    async orders(owner) {
      const parks = [await aPark(use, owner, { dailyCapacity: 5000 }), await aPark(use, owner)];
      return fc.record({
        offering: fc.constantFrom(...parks).map(({ _id: id }) => ({ park: { id }, version: 1 })),
        visitDate: fc.constant(today(use.deps)),
        coupon: fc.constant(null),
        quote: aQuote,
      });
    },
    columns: {
      'its browser': ['book_tickets', 'a.agent, a.key', `'', a.key`],
      'what was asked with its key': ['book_tickets', 'a.key, a.request, f.share', 'a.key, null, f.share'],
      'the share of its address': ['book_tickets', 'a.request, f.share', 'a.request, null'],
      'when it is paid': ['book_tickets', 'case when f.hold is null then a.now end', 'null'],
      'its first hold': ['book_tickets', 'f.hold, f.hold, f.counted', 'f.hold, null, f.counted'],
      'the labels of its lines': ['book_tickets', 'l.category, l.label, l.price', 'l.category, l.category, l.price'],
    },
  },
  'tokens of a branch': {
    registrationType: 'loan',
    kind: 'loan-appointment',
    async orders(owner) {
      const [branch, other] = [await aBranch(use, owner), await aBranch(use, owner)];
      const counter = await aCounter(use, owner, branch._id, { counterNumber: '1' });
      const at = fc.constantFrom(
        { queueId: branch._id, counterId: counter.id },
        { queueId: other._id, counterId: null },
      );
      const said = fc.record({ personName: text(60), loanType: fc.option(text(20)) });
      const same = { kind: 'loan', doctorId: null, day: today(use.deps), mode: null, fee: 0 };
      return fc.tuple(at, said).map(([where, who]) => ({ ...same, ...where, ...who }));
    },
    columns: {
      'the browser': ['book_tokens', 'f.now end, f.agent', `f.now end, ''`],
      'the loan': ['book_tokens', 'f.name, f.loan', 'f.name, null'],
    },
  },
  'tokens of a doctor': {
    registrationType: 'doctor',
    kind: 'doctor-appointment',
    async orders(owner) {
      const clinics: Awaited<ReturnType<typeof aClinic>>[] = [];
      for (const fee of ['0', '300'])
        clinics.push(await aClinic(use, owner, { doctorName: `Dr ${fee}`, fee, tokens: '900' }));
      const at = fc
        .constantFrom(...clinics)
        .map(({ _id: queueId, doctorId, fee }) => ({ queueId, doctorId, fee: fee * 100 }));
      const said = fc.record({ personName: text(60), mode: fc.constantFrom('online', 'cash') });
      const same = { kind: 'doctor', day: today(use.deps), loanType: null, counterId: null };
      return fc.tuple(at, said).map(([where, who]) => ({ ...same, ...where, ...who }));
    },
    columns: {
      'how it is paid': ['book_tokens', 'f.loan, f.mode', 'f.loan, null'],
      'its first hold': ['book_tokens', 'f.hold, f.hold, false', 'f.hold, null, false'],
    },
  },
  visits: {
    registrationType: 'exbhition',
    kind: 'show-visit',
    async orders(owner) {
      const shows = [await aShow(use, owner, { capacity: 900 }), await aShow(use, owner)];
      return fc.record({
        exhibitionId: fc.constantFrom(...shows).map(({ _id }) => _id),
        personName: text(60),
      });
    },
    columns: { 'the browser': ['book_visits', 'a.agent, a.key', `'', a.key`] },
  },
  enrolments: {
    registrationType: 'coaching',
    kind: 'batch-enrolment',
    async orders(owner) {
      const batches = [
        await aBatch(use, owner, { inTake: '900' }),
        await aBatch(use, owner, { inTake: '900', fee: '0' }),
      ];
      const at = fc.constantFrom(...batches).map(({ _id: batchId, fee }) => ({ batchId, fee: Math.round(fee * 100) }));
      const said = fc.record({ personName: text(60), email: text(40) });
      return fc.tuple(at, said).map(([where, who]) => ({ today: today(use.deps), ...where, ...who }));
    },
    columns: { 'the mail address': ['book_enrolments', 'a.student, a.email', `a.student, ''`] },
  },
};

const someMarks = () =>
  fc.record({
    userAgent: fc.oneof(fc.constant(''), text(60)),
    request: fc.option(fc.uuid()),
    addressKey: fc.option(fc.constantFrom('an address', 'another one')),
    // Not so late that the holds of others end.
    since: fc.nat(600_000),
  });
type SomeMarks = ReturnType<typeof someMarks> extends fc.Arbitrary<infer T> ? T : never;

/** With an id and a key of its own. */
const marksOf = ({ userAgent, request, addressKey, since }: SomeMarks): Marks => ({
  id: newId(use.deps.random),
  userAgent,
  repeat: request === null ? null : { key: newId(use.deps.random), request },
  eager: false,
  addressKey,
  scale: 1_000_000,
  now: new Date(use.clock.now().getTime() + since),
});

describe.each(Object.entries(KINDS))('%s', (_, { registrationType, kind, orders, columns }) => {
  let organisationId: string;
  let asked: fc.Arbitrary<[Order, SomeMarks]>;
  const writing = () => (use.deps.kinds[kind] as BookingKind).writing;
  const ask = ([order, marks]: [Order, SomeMarks], mobile = freshMobile()): Ask<Ordered> => ({
    order: { organisationId, mobile, place: '', ...order },
    marks: marksOf(marks),
  });
  const alone = ({ order, marks }: Ask<Ordered>) => writing().alone(use.deps.db, order, marks);

  beforeAll(async () => {
    const owner = await anOwner(use, { registrationType });
    organisationId = owner.organisationId;
    asked = fc.tuple(await orders(owner), someMarks());
    // The first of a day makes its row: from then on others go together.
    for (const one of fc.sample(asked, { numRuns: 20, seed: 2027 }))
      expect((await alone(ask(one))).outcome).toBe('booked');
  });

  /** Books what is asked for together and each of it alone, so often. */
  const asAlone = (numRuns: number) =>
    fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: 2, maxLength: 4 }), async (all) => {
        const asks = all.map((one) => ask(one));
        const taken = await bookAll(use.deps.db, writing(), organisationId, asks);
        expect(asks.map((one) => taken.get(one)?.outcome)).toEqual(asks.map(() => 'booked'));
        const others = all.map((one, at) => ask(one, asks[at]?.order.mobile));
        for (const other of others) expect((await alone(other)).outcome).toBe('booked');
        expect(await stored(asks)).toEqual(await stored(others));
      }),
      { numRuns, seed: 2027, endOnFailure: true },
    );

  test('are stored together as they are alone, whatever they say', () => asAlone(30));

  test.each(Object.entries(columns))('control: without %s they are not', (_, [name, from, to]) =>
    whileChanged(use.database, name, [from, to], () =>
      expect(asAlone(12)).rejects.toMatchObject({ cause: { message: UNEQUAL } }),
    ),
  );
});

const UNEQUAL = expect.stringContaining('expected [ { booking');

/** Bookings, their lines and tokens in the order in which they were asked for, without what differs from one to the next. */
async function stored(asks: readonly Ask<Ordered>[]) {
  const ids = asks.map(({ marks: { id } }) => id);
  const rows = await use.database.asOwner(
    `select to_jsonb(b) - array['id', 'short_code', 'idempotency_key'] as booking, b.idempotency_key is null as keyless,
       (select jsonb_agg(to_jsonb(l) - 'booking_id' order by l.category) from booking_line l where l.organisation_id = b.organisation_id and l.booking_id = b.id) as lines,
       (select jsonb_agg(to_jsonb(t) - array['booking_id', 'number']) from token t where t.organisation_id = b.organisation_id and t.booking_id = b.id) as token
     from booking b where b.organisation_id = $2 and b.id = any ($1) order by array_position($1, b.id)`,
    [ids, asks[0]?.order.organisationId],
  );
  expect(rows).toHaveLength(ids.length);
  return rows;
}
