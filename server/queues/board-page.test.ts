import { expect, test } from 'vitest';
import { aBranch, aClinic, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { aLivePage, eventually, listening } from '#server/testing/live-page.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';

const use = useTestApp({ pages: 'built', config: { rateLimitScale: 100 } });
const { open } = visitorPages(use);

const bank = theOwner(use, { registrationType: 'loan' });

test('a board shows what each counter serves and who is next, and nobody by name or mobile number', async () => {
  const branch = await aBranch(use, bank, { branchName: 'Ameerpet Branch' });
  const counter = await aCounter(use, bank, branch._id, { counterNumber: '2' });
  for (let n = 0; n < 5; n += 1) await bookLoan(use, branch, { name: 'Mohan Rao', mobile: `987650000${n}` });
  await use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, counter);
  const { body, headers } = await open(`/board/loan/${branch._id}`);
  expect(body.replace(/<[^>]*>/g, ' ')).toMatch(
    /Ameerpet Branch.*ఇప్పుడు నడుస్తోంది\s+Now serving.*12:00 pm.*కౌంటర్ 2\s+1\s.*తర్వాత\s+2\s+3\s+4\s/s,
  );
  expect(body).not.toMatch(/Mohan|98765/);
  expect(body).toContain('noindex');
  expect(headers['cache-control']).toBe('no-cache');
});

test('a pause is on the board, and a board of nothing is not there', async () => {
  const doctors = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, doctors);
  await use.call('PUT', '/organisation/brand', { roomLanguages: ['en', 'hi'], colour: '#112233' }, doctors);
  const body = { kind: 'doctor', id: clinic._id, paused: true, backAt: '12:20', lateMinutes: 15 };
  // Without the texts that the board carries for its script.
  const shown = async () => (await open(`/board/doctor/${clinic._id}`)).body.replace(/<script\b.*?<\/script>/gs, '');
  await use.call('POST', '/queue/pause', body, doctors);
  expect(await shown()).toMatch(/Paused.*रुका हुआ.*Back at 12:20/s);
  expect(await shown()).toContain('.board header{background:#112233}');
  // The time that was said is over, and nobody said another.
  use.clock.advance(21);
  expect(await shown()).toMatch(/Paused/);
  expect(await shown()).not.toContain('Back at');
  expect((await open(`/board/loan/${clinic._id}`)).statusCode).toBe(404);
  expect((await open(`/board/park/${clinic._id}`)).statusCode).toBe(404);
});

const boardAt = async (kind: string, ids: string) => (await use.call('GET', `/queue/board/${kind}/${ids}`)).json;

test('the owner writes a line for a board, which is told of it at once and shows it until its day is over', async () => {
  const branch = await aBranch(use, bank);
  const page = await aLivePage(await listening(use));
  await page.join({ kind: 'loan', id: branch._id });
  page.told.length = 0;
  const line = { boardNotice: 'Bring your passbook.', boardNoticeUntil: today(use.deps) };
  expect((await use.call('PUT', `/offering/branch/${branch._id}/presentation`, line, bank)).status).toBe(200);
  await eventually(() => page.told.length > 0);
  expect((await boardAt('loan', branch._id)).notice).toBe('Bring your passbook.');
  await use.call('PUT', `/offering/branch/${branch._id}/presentation`, { boardNoticeUntil: '2020-01-01' }, bank);
  expect((await boardAt('loan', branch._id)).notice).toBe('');
});

test('who was called before is named with where to, the latest first, and nobody who is served now', async () => {
  const branch = await aBranch(use, bank);
  const counters = [await aCounter(use, bank, branch._id, { counterNumber: '1' })];
  counters.push(await aCounter(use, bank, branch._id, { counterNumber: '2' }));
  for (let n = 0; n < 8; n += 1) await bookLoan(use, branch);
  for (let n = 0; n < 8; n += 1) {
    use.clock.advance(1);
    await use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, counters[n % 2]);
  }
  const { last, stations } = await boardAt('loan', branch._id);
  expect(stations.map(({ serving }: { serving: number }) => serving)).toEqual([7, 8]);
  expect(last).toEqual(
    [6, 5, 4, 3, 2].map((number) => {
      const counterNumber = number % 2 ? '1' : '2';
      return { number, name: `Counter ${counterNumber}`, counterNumber };
    }),
  );
});

test('a board says how long somebody waits who comes now, and says nothing of it while nobody calls', async () => {
  const branch = await aBranch(use, bank);
  for (let n = 0; n < 12; n += 1) await bookLoan(use, branch);
  const next = () => use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, bank);
  for (let n = 0; n < 6; n += 1) {
    await next();
    const served = "select booking_id from token where queue_id = $1 and state = 'called'";
    const [token] = await use.database.asOwner(served, [branch._id]);
    use.clock.advance(4);
    await use.call('PUT', `/loanbooking/${token.booking_id}`, { bookingStatus: 'complete' }, bank);
  }
  await next();
  expect((await boardAt('loan', branch._id)).stations[0]).toMatchObject({ waiting: 4, estimate: { from: 10, to: 20 } });
  use.clock.advance(20);
  expect((await boardAt('loan', branch._id)).stations[0].estimate).toBeNull();
});

test('one board shows queues of several places, some doctors alone, and none of another organisation', async () => {
  const doctors = await anOwner(use, { registrationType: 'doctor' });
  const nair = (await aRecord(use, doctors, '/doctor', { doctorName: 'Dr Nair' }))._id;
  const heart = await aClinic(use, doctors, { clinicName: 'Heart clinic', doctorIds: [nair] });
  const bones = await aClinic(use, doctors, { clinicName: 'Bone clinic' });
  const { name, stations, hours } = await boardAt('doctor', `${heart._id}.${nair},${bones._id}`);
  expect(stations.map((station: { place: string; name: string }) => [station.place, station.name])).toEqual([
    ['Heart clinic', 'Dr Nair'],
    ['Bone clinic', expect.any(String)],
  ]);
  expect([name, hours]).toEqual([expect.not.stringMatching(/clinic/), null]);
  const stranger = await aClinic(use, await anOwner(use, { registrationType: 'doctor' }));
  expect((await use.call('GET', `/queue/board/doctor/${heart._id},${stranger._id}`)).status).toBe(404);
});

test('of several branches without counters each names its own numbers as called before', async () => {
  const [east, west] = [
    await aBranch(use, bank, { branchName: 'East' }),
    await aBranch(use, bank, { branchName: 'West' }),
  ];
  const call = async (branch: { _id: string }) => {
    await bookLoan(use, branch);
    use.clock.advance(1);
    await use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, bank);
  };
  for (const branch of [east, east, west, west, west]) await call(branch);
  const { stations, last } = await boardAt('loan', `${east._id},${west._id}`);
  expect(stations.map((station: { place: string; serving: number }) => [station.place, station.serving])).toEqual([
    ['East', 2],
    ['West', 3],
  ]);
  expect(last).toEqual([
    { number: 2, name: 'West', counterNumber: null },
    { number: 1, name: 'West', counterNumber: null },
    { number: 1, name: 'East', counterNumber: null },
  ]);
});
