import { beforeAll, describe, expect, test } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/testing/factories/appointment.ts';
import { aBatch, enrol } from '#server/testing/factories/enrolment.ts';
import { anOwner, type Owner } from '#server/testing/factories/organisation.ts';
import { freshMobile } from '#server/testing/factories/ticket.ts';
import { aShow, bookVisit } from '#server/testing/factories/visit.ts';
import { type Answer, useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

type Offering = Awaited<ReturnType<typeof aClinic>>;

/** A kind whose bookings go together: an offering with so many places, and one booking of it. */
interface Kind {
  registrationType: string;
  offer(owner: Owner, places: number): Promise<Offering>;
  book(offering: Offering, more?: object): Promise<Answer>;
  /** Who comes when no place is left; a branch has no end of tokens. */
  refused: number;
  /** A sixth of one mobile number. */
  sixth: number;
}

const KINDS: Record<string, Kind> = {
  'tokens of a doctor': {
    registrationType: 'doctor',
    offer: (owner, places) => aClinic(use, owner, { tokens: String(places) }),
    book: (clinic, more) => bookDoctor(use, clinic, more),
    refused: 409,
    sixth: 429,
  },
  'tokens of a branch': {
    registrationType: 'loan',
    offer: (owner) => aBranch(use, owner),
    book: (branch, more) => bookLoan(use, branch, more),
    refused: 201,
    sixth: 429,
  },
  'visits to a show': {
    registrationType: 'exbhition',
    offer: (owner, places) => aShow(use, owner, { capacity: places }),
    book: (show, more) => bookVisit(use, show, more),
    refused: 409,
    sixth: 409,
  },
  'places in a batch': {
    registrationType: 'coaching',
    offer: (owner, places) => aBatch(use, owner, { inTake: String(places), fee: '0' }),
    book: (batch, more) => enrol(use, batch, more),
    refused: 409,
    sixth: 429,
  },
};

/** Bookings that went in one statement with others; what is read again together does not count. */
const together = async (): Promise<number> => {
  const { values } = await use.deps.metrics.together.get();
  const booked = values.filter(({ labels: { how, what } }) => how === 'together' && what !== 'made');
  return booked.reduce((sum, { value }) => sum + value, 0);
};

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();

describe.each(Object.entries(KINDS))('%s', (_, kind) => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await anOwner(use, { registrationType: kind.registrationType });
  });

  test('asked for at the same time go to as many as there are places', async () => {
    const offering = await kind.offer(owner, 10);
    const answers = await Promise.all(Array.from({ length: 24 }, () => kind.book(offering)));
    expect(statuses(answers)).toEqual([...Array(10).fill(201), ...Array(14).fill(kind.refused)].toSorted());
  });

  test('are answered as the same one is alone', async () => {
    const offering = await kind.offer(owner, 90);
    const mobiles = Array.from({ length: 12 }, () => freshMobile());
    const batch = await Promise.all(mobiles.map((mobile) => kind.book(offering, { mobile })));
    const alone: Answer[] = [];
    for (const mobile of mobiles) alone.push(await kind.book(offering, { mobile }));
    expect(batch.map(shown)).toEqual(alone.map(shown));
  });

  test('of one mobile number end at five, and strangers beside them all get one', async () => {
    const offering = await kind.offer(owner, 90);
    const mobile = freshMobile();
    const own = Array.from({ length: 9 }, () => kind.book(offering, { mobile }));
    const strangers = Array.from({ length: 12 }, () => kind.book(offering));
    expect(statuses(await Promise.all(own))).toEqual([...Array(5).fill(201), ...Array(4).fill(kind.sixth)]);
    expect(statuses(await Promise.all(strangers))).toEqual(Array(12).fill(201));
  });
});

/** What differs from one to the next. */
const DIFFERENT = ['_id', 'id', 'tokenNumber', 'token', 'tokenNo', 'bookingId'];
const shown = ({ json }: Answer) =>
  Object.fromEntries(Object.entries(json as object).filter(([name]) => !DIFFERENT.includes(name)));

test('numbers of a queue are one to n in the order of those who asked in one turn', async () => {
  const branch = await aBranch(use, await anOwner(use, { registrationType: 'loan' }));
  await bookLoan(use, branch);
  const before = await together();
  const answers = await Promise.all(Array.from({ length: 30 }, () => bookLoan(use, branch)));
  expect(await together()).toBe(before + 30);
  const rows = await use.database.asOwner('select number from token where queue_id = $1 order by number', [branch._id]);
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 31 }, (_, at) => at + 1));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
});
