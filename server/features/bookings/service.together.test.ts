import { beforeAll, describe, expect, test } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/testing/factories/appointment.ts';
import { aCounter } from '#server/testing/factories/counter.ts';
import { aBatch, enrol } from '#server/testing/factories/enrolment.ts';
import { anOwner, type Owner } from '#server/testing/factories/organisation.ts';
import { freshMobile } from '#server/testing/factories/ticket.ts';
import { aShow, bookVisit } from '#server/testing/factories/visit.ts';
import { holding, untilWaiting } from '#server/testing/lock-queue.ts';
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

test('tokens of one turn go to the counters with the fewest who wait, as one after the other', async () => {
  const owner = await anOwner(use, { registrationType: 'loan' });
  /** At which of two counters each of those waits whom `book` books. */
  const countersAfter = async (book: (branch: Offering) => Promise<unknown>): Promise<number[]> => {
    const branch = await aBranch(use, owner);
    const counters: string[] = [];
    for (const counterNumber of ['1', '2'])
      counters.push((await aCounter(use, owner, branch._id, { counterNumber })).id);
    // The queue is there, and its second counter has one more.
    for (const branchUserId of [...counters, counters[1]]) await bookLoan(use, branch, { branchUserId });
    await book(branch);
    const given = 'select counter_id from token where queue_id = $1 and number > 3 order by number';
    return (await use.database.asOwner(given, [branch._id])).map(({ counter_id }) => counters.indexOf(counter_id));
  };
  const eight = Array.from({ length: 8 });
  const atOnce = await countersAfter((branch) => Promise.all(eight.map(() => bookLoan(use, branch))));
  const inTurn = await countersAfter(async (branch) => {
    for (const _ of eight) await bookLoan(use, branch);
  });
  expect(inTurn).toEqual([0, 0, 1, 0, 1, 0, 1, 0]);
  expect(atOnce).toEqual(inTurn);
});

test('who cannot have a token leaves no gap and does not keep back who asked with them', async () => {
  const branch = await aBranch(use, await anOwner(use, { registrationType: 'loan' }));
  const mobile = freshMobile();
  for (let n = 0; n < 5; n += 1) await bookLoan(use, branch, { mobile });
  const before = await together();
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, at) =>
      bookLoan(use, branch, at % 3 === 0 ? { mobile: at ? freshMobile() : mobile } : {}),
    ),
  );
  expect(await together()).toBe(before + 9);
  expect(answers.map(({ json }) => json.tokenNumber)).toEqual([undefined, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test('tokens of a queue whose row somebody has wait for it in one statement, and strangers do not wait with them', async () => {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const [branch, other] = [await aBranch(use, bank), await aBranch(use, bank)];
  for (const one of [branch, other]) await bookLoan(use, one);
  await use.database.asOwner(`alter function book_tokens set lock_timeout = '1min'`);
  await use.database.asOwner(`alter function book_token set lock_timeout = '1min'`);
  const row = `select from token_queue where queue_id = '${branch._id}' for update`;
  const numbers = await holding(use.database, row, async (letGo) => {
    const first = Promise.all([bookLoan(use, branch), bookLoan(use, branch)]);
    await untilWaiting(use.database, 1);
    const later = Promise.all(Array.from({ length: 3 }, () => bookLoan(use, branch)));
    const stranger = await bookLoan(use, other);
    expect(stranger.json.tokenNumber).toBe(2);
    await letGo();
    return [...(await first), ...(await later)].map(({ json }) => json.tokenNumber);
  });
  expect(numbers).toEqual([2, 3, 4, 5, 6]);
});
