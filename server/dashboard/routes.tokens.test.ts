import { beforeEach, expect, test } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
/** Monday noon in Kolkata, and half an hour less a week before. */
const NOON = '2027-01-04T06:30:00.000Z';
const WEEK_AGO = '2026-12-28T06:00:00.000Z';
const LATER_WEEK_AGO = '2026-12-28T07:00:00.000Z';
beforeEach(async () => {
  use.clock.set(NOON);
  await use.database.asOwner('truncate booking cascade');
});

const tokensOf = async (token: string, query = '') =>
  (await use.call('GET', `/dashboard/today${query}`, undefined, { token })).json.tokens;
const mark = (path: string, id: string, bookingStatus: string, { token }: { token: string }) =>
  use.call('PUT', `${path}/${id}`, { bookingStatus }, { token });

test('tokens of a day are those given, waiting, served and not here, beside last week’s by the same time', async () => {
  const clinics = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, clinics, { clinicName: 'Asha Dental' });
  const book = async () => (await bookDoctor(use, clinic)).json._id as string;
  await use.at(WEEK_AGO, async () => void (await mark('/doctorbooking', await book(), 'complete', clinics)));
  await use.at(WEEK_AGO, async () => void (await mark('/doctorbooking', await book(), 'noshow', clinics)));
  await use.at(LATER_WEEK_AGO, async () => void (await mark('/doctorbooking', await book(), 'complete', clinics)));
  const [first, second] = [await book(), await book(), await book(), await book()];
  await mark('/doctorbooking', first, 'noshow', clinics);
  await mark('/doctorbooking', second, 'complete', clinics);
  expect(await tokensOf(clinics.token)).toEqual({
    issued: { now: 4, before: 2 },
    waiting: 1,
    served: { now: 1, before: 1 },
    noShows: { now: 1, before: 1 },
    money: { now: 0, before: 0 },
    cash: expect.any(Number),
    places: [
      {
        _id: clinic._id,
        id: clinic._id,
        name: 'Asha Dental',
        kind: 'doctor',
        closed: false,
        issued: 4,
        waiting: 1,
        served: 1,
        noShows: 1,
        money: 0,
      },
    ],
  });
});

test('tokens count what was paid online, and beside that what is paid in cash', async () => {
  const clinics = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, clinics, { fee: '300' });
  const paid = async (instant: string) => {
    const { json } = await use.at(instant, () => bookDoctor(use, clinic));
    await use.database.asOwner(
      "update booking set payment_mode = 'online', status = 'paid', paid_at = created_at where id = $1",
      [json._id],
    );
  };
  await paid(NOON);
  await paid(NOON);
  await paid(WEEK_AGO);
  await paid(LATER_WEEK_AGO);
  await bookDoctor(use, clinic);
  const { money, cash, places } = await tokensOf(clinics.token);
  expect([money, cash, places[0].money]).toEqual([{ now: 600, before: 300 }, 300, 600]);
});

test('tokens of a branch have no money; a counter sees its own branch, a stranger nothing, a park no tokens at all', async () => {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const [busy, idle] = [
    await aBranch(use, bank, { branchName: 'Busy' }),
    await aBranch(use, bank, { branchName: 'Idle' }),
  ];
  const desk = await aCounter(use, bank, idle._id);
  await bookLoan(use, busy);
  const names = ({ places }: { places: { name: string }[] }) => places.map(({ name }) => name);
  const [owners, counters] = [await tokensOf(bank.token), await tokensOf(desk.token)];
  expect([names(owners), owners.money, owners.issued.now]).toEqual([['Busy', 'Idle'], null, 1]);
  expect([names(counters), counters.issued.now]).toEqual([['Idle'], 0]);
  const stranger = await anOwner(use, { registrationType: 'loan' });
  expect((await tokensOf(stranger.token)).places).toEqual([]);
  const { token } = await anOwner(use);
  expect(await tokensOf(token)).toBeNull();
});

test('a counter counts its own tokens, and of its branch who waits', async () => {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aBranch(use, bank);
  const [one, two] = [await aCounter(use, bank, branch._id), await aCounter(use, bank, branch._id)];
  const book = async (branchUserId: string) => (await bookLoan(use, branch, { branchUserId })).json._id;
  const move = async (id: string, bookingStatus: string, { token }: { token: string }) =>
    expect((await use.call('PUT', `/loanbooking/${id}`, { bookingStatus }, { token })).status).toBe(200);
  await move(await book(two.id), 'complete', two);
  await move(await book(two.id), 'noshow', two);
  await move(await book(one.id), 'complete', one);
  await book(one.id);
  await book(two.id);
  const figures = async ({ token }: { token: string }) => {
    const { issued, waiting, served, noShows, places } = await tokensOf(token);
    const [place] = places;
    expect([place.issued, place.waiting, place.served, place.noShows]).toEqual([
      issued.now,
      waiting,
      served.now,
      noShows.now,
    ]);
    return [issued.now, waiting, served.now, noShows.now];
  };
  expect(await figures(one)).toEqual([2, 2, 1, 0]);
  expect(await figures(two)).toEqual([3, 2, 1, 1]);
  expect(await figures(bank)).toEqual([5, 2, 2, 1]);
});

test('tokens are everybody’s for the admin, or those of the one that is named', async () => {
  const { token } = await anAdmin(use);
  const [bank, clinics] = [
    await anOwner(use, { registrationType: 'loan' }),
    await anOwner(use, { registrationType: 'doctor' }),
  ];
  await bookLoan(use, await aBranch(use, bank));
  await bookDoctor(use, await aClinic(use, clinics));
  expect((await tokensOf(token)).issued.now).toBe(2);
  expect((await tokensOf(token, `?profileRegistrationId=${bank.organisationId}`)).issued.now).toBe(1);
});
