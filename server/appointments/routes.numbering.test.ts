import { describe, expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { doctorsAndBank } from '#server/testing/the-owner.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const { doctors, bank } = doctorsAndBank(use);

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const sorted = (numbers: number[]): number[] => [...numbers].sort((one, other) => one - other);
const rush = async (count: number, book: () => ReturnType<typeof bookLoan>) =>
  Promise.all(Array.from({ length: count }, book));

describe('numbers', () => {
  test('of 64 bookings at once are 1 to 64, each once', async () => {
    const branch = await aBranch(use, bank);
    const answers = await rush(64, () => bookLoan(use, branch));
    expect(sorted(answers.map(({ json }) => json.tokenNumber))).toEqual(upTo(64));
  });

  test('begin at 1 for each doctor, each branch and each day', async () => {
    const other = await use.call('POST', '/doctor/add', { doctorName: 'Dr Second' }, doctors);
    const clinic = await aClinic(use, doctors, { doctorIds: [other.json._id] });
    const numberOf = async (more: object = {}) => (await bookDoctor(use, clinic, more)).json.tokenNumber;
    expect([await numberOf(), await numberOf(), await numberOf({ doctorId: other.json._id })]).toEqual([1, 2, 1]);
    use.clock.advance(24 * 60);
    expect(await numberOf()).toBe(1);
    use.clock.advance(-24 * 60);
  });

  test('change with the day at midnight in Kolkata, not a second sooner', async () => {
    const branch = await aBranch(use, bank);
    const book = async () => {
      const { json } = await bookLoan(use, branch);
      return [json.selectedDate, json.tokenNumber];
    };
    const noon = use.clock.now().getTime();
    const midnight = Date.parse('2027-01-04T18:30:00.000Z');
    use.clock.advance((midnight - 1000 - noon) / 60_000);
    expect(await book()).toEqual(['2027-01-04', 1]);
    use.clock.advance(1 / 60);
    expect(await book()).toEqual(['2027-01-05', 1]);
    use.clock.advance((noon - midnight) / 60_000);
  });

  test('of a cancelled booking are not used again', async () => {
    const branch = await aBranch(use, bank);
    const { json } = await bookLoan(use, branch);
    expect((await use.call('DELETE', `/loanbooking/${json._id}`, undefined, bank)).status).toBe(200);
    expect((await bookLoan(use, branch)).json.tokenNumber).toBe(2);
  });
});

test('the tokens of a day are never exceeded, not even by 64 at once', async () => {
  const clinic = await aClinic(use, doctors, { tokens: '20' });
  const answers = await rush(64, () => bookDoctor(use, clinic));
  const [booked, refused] = [
    answers.filter(({ status }) => status === 201),
    answers.filter(({ status }) => status === 409),
  ];
  expect(sorted(booked.map(({ json }) => json.tokenNumber))).toEqual(upTo(20));
  expect(refused).toHaveLength(44);
  expect(refused[0]?.json.message).toBe('All tokens for today are booked.');
});

test('one mobile number has at most five that wait in a queue and day, so that nobody empties it', async () => {
  const branch = await aBranch(use, bank);
  const answers = await rush(8, () => bookLoan(use, branch, { mobile: '9000000077' }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.json.message).toBe(
    'This mobile number has five bookings here already. Please use one of those, or ask at the desk.',
  );
});
