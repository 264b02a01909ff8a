import { beforeAll, describe, expect, test } from 'vitest';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { aShow, bookVisit } from '#server/visits/factory.ts';

const use = useTestApp();

/** The answers of the database's functions about a kind whose booking has just been made and costs nothing yet. */
interface Answers {
  /** place_left finds that a late payment still gets its place; a branch and a show take no payments. */
  hasPlace: boolean;
  /** give_what_was_paid gives it a number. */
  getsNumber: boolean;
}

/** A new kind of booking does not compile until it is said here what the database does with it. */
const ANSWERS: Record<BookingKindName, Answers> = {
  'park-ticket': { hasPlace: true, getsNumber: false },
  'doctor-appointment': { hasPlace: true, getsNumber: true },
  'loan-appointment': { hasPlace: false, getsNumber: true },
  'show-visit': { hasPlace: false, getsNumber: false },
  'batch-enrolment': { hasPlace: true, getsNumber: false },
};
const KINDS = Object.keys(ANSWERS) as BookingKindName[];

/** A booking of each kind by its id. */
const made = {} as Record<BookingKindName, string>;
beforeAll(async () => {
  const ownerOf = (registrationType: string) => anOwner(use, { registrationType });
  const book = async (
    kind: BookingKindName,
    answer: Promise<{ status: number; json: { _id: string }; text: string }>,
  ) => {
    const { status, json, text } = await answer;
    if (status !== 201) throw new Error(`${kind} was not booked: ${text}`);
    made[kind] = json._id;
  };
  const park = await aPark(use, await anOwner(use), { dailyCapacity: 10 });
  await book('park-ticket', use.call('POST', '/ticketbooking/add', ticketForm(park)));
  await book('doctor-appointment', bookDoctor(use, await aClinic(use, await ownerOf('doctor'))));
  await book('loan-appointment', bookLoan(use, await aBranch(use, await ownerOf('loan'))));
  await book('show-visit', bookVisit(use, await aShow(use, await ownerOf('exbhition'))));
  await book('batch-enrolment', enrol(use, await aBatch(use, await ownerOf('coaching'), { fee: '0' })));
  // As if its number were still to be paid for.
  await use.database.asOwner('delete from token');
});

const ask = async (call: string, kind: BookingKindName) =>
  (await use.database.asOwner(`select ${call} as answer from booking b where b.id = $1`, [made[kind]]))[0]?.answer;

const numbersOf = async (kind: BookingKindName): Promise<number> =>
  (await use.database.asOwner('select from token where booking_id = $1', [made[kind]])).length;

describe.each(KINDS)('the database about %s', (kind) => {
  test('knows what is locked before it', () => expect(ask('lock_offering(b, now())', kind)).resolves.toBeDefined());

  test('says whether a late payment still finds its place', async () => {
    expect(await ask('place_left(b, now())', kind)).toBe(ANSWERS[kind].hasPlace);
  });

  test('gives it what was paid', async () => {
    await ask('give_what_was_paid(b, now())', kind);
    expect(await numbersOf(kind)).toBe(ANSWERS[kind].getsNumber ? 1 : 0);
  });
});

test('each kind is in the registry under its own name', () => {
  expect(Object.entries(use.deps.kinds).map(([name, kind]) => [name, kind.name])).toEqual(
    KINDS.map((name) => [name, name]),
  );
});

test.each(['lock_offering', 'place_left', 'give_what_was_paid'])(
  '%s refuses a kind that it does not know, so that nothing of it is settled by mistake',
  async (question) => {
    const unknown = `jsonb_populate_record(b, '{"kind": "museum-visit"}')`;
    await expect(ask(`${question}(${unknown}, now())`, 'park-ticket')).rejects.toThrow('case not found');
  },
);
