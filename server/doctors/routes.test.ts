import { beforeAll, expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { aLivePage, listening } from '#server/testing/live-page.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
let url: string;
beforeAll(async () => {
  url = await listening(use);
});

test('an added doctor is answered in the names of the old API', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const doctor = await aRecord(use, owner, '/doctor', { doctorName: ' Dr Rao ', fee: 1 });
  expect(doctor).toEqual({
    _id: expect.stringMatching(/^[0-9a-z]{26}$/),
    id: doctor._id,
    profileRegistrationId: owner.organisationId,
    doctorName: 'Dr Rao',
    createdAt: '2027-01-04T06:30:00.000Z',
    daysOff: [],
  });
  const again = await use.call('PUT', `/doctor/${doctor._id}`, { doctorName: '' }, { token: owner.token });
  expect(again).toMatchObject({ status: 400, json: { message: 'doctor name is required' } });
});

test('a doctor who sees patients somewhere is hidden when removed, and the clinic still says the name', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const { token } = owner;
  const clinic = await aRecord(use, owner, '/clinic', FORMS.clinic({ doctorName: 'Dr Rao' }));
  const removed = await use.call('DELETE', `/doctor/${clinic.doctorId}`, undefined, { token });
  expect(removed.json).toEqual({ _id: clinic.doctorId, id: clinic.doctorId, deleted: true, closed: true });
  expect((await use.call('POST', '/doctor/get', {}, { token })).json).toEqual([]);
  for (const reader of [token, undefined])
    expect((await use.call('GET', `/clinic/${clinic._id}`, undefined, { token: reader })).json.doctorName).toBe(
      'Dr Rao',
    );
});

test('whoever waits for a doctor who is removed is called, and stands on the board as before', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner);
  expect((await bookDoctor(use, clinic)).status).toBe(201);
  await use.call('DELETE', `/doctor/${clinic.doctorId}`, undefined, owner);
  const queue = { kind: 'doctor', id: clinic._id, doctorId: clinic.doctorId };
  expect((await use.call('POST', '/queue/next', queue, owner)).status).toBe(200);
  const board = await use.call('GET', `/queue/board/doctor/${clinic._id}`);
  expect(board.json.stations).toMatchObject([{ id: clinic.doctorId, serving: 1 }]);
});

test.each([
  ['the doctor is removed', true],
  ['another doctor takes over', false],
])('whoever waits is still called when %s and the clinic is saved', async (_, isRemoved) => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner);
  expect((await bookDoctor(use, clinic)).status).toBe(201);
  if (isRemoved) await use.call('DELETE', `/doctor/${clinic.doctorId}`, undefined, owner);
  const other = await aRecord(use, owner, '/doctor', { doctorName: 'Dr Iyer' });
  const change = { doctorName: 'Dr Iyer', doctorIds: [other._id] };
  expect((await use.call('PUT', `/clinic/${clinic._id}`, change, owner)).status).toBe(200);
  const page = await aLivePage(url);
  await page.join({ kind: 'doctor', id: clinic._id });
  expect(page.told.map(({ doctorId }) => doctorId)).toContain(clinic.doctorId);
  const waits = await use.call('GET', `/queue/board/doctor/${clinic._id}`);
  expect(waits.json.stations).toContainEqual(expect.objectContaining({ id: clinic.doctorId, waiting: 1 }));
  const queue = { kind: 'doctor', id: clinic._id, doctorId: clinic.doctorId };
  expect((await use.call('POST', '/queue/next', queue, owner)).status).toBe(200);
  const board = await use.call('GET', `/queue/board/doctor/${clinic._id}`);
  expect(board.json.stations.map(({ id, serving }: { id: string; serving: number }) => [id, serving])).toEqual([
    [other._id, null],
    [clinic.doctorId, 1],
  ]);
});
