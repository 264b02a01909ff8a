import { beforeAll, expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { aLivePage, listening } from '#server/testing/live-page.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
let url: string;
beforeAll(async () => {
  url = await listening(use);
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
