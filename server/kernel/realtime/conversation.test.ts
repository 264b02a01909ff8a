import { beforeAll, expect, test } from 'vitest';
import { REALTIME } from '#contract/kernel/realtime.ts';
import { aClinic } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aLivePage, eventually, listening } from '#server/testing/live-page.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
let url: string;
let queue: { kind: 'doctor'; id: string };
beforeAll(async () => {
  url = await listening(use);
  const owner = await anOwner(use, { registrationType: 'doctor' });
  queue = { kind: 'doctor', id: (await aClinic(use, owner))._id };
});

test('five frames are heard in ten seconds, whatever they are called; later there is time again', async () => {
  const page = await aLivePage(url);
  for (let n = 0; n < 3; n += 1) page.socket.emit('anything');
  for (let n = 0; n < 6; n += 1) page.socket.emit(REALTIME.join, queue);
  await eventually(() => page.told.length === 2);
  use.clock.advance(1);
  await page.join(queue);
  expect(page.told).toHaveLength(3);
});

test('who floods is hung up on', async () => {
  const page = await aLivePage(url);
  for (let n = 0; n < 200; n += 1) page.socket.emit('anything');
  await eventually(() => page.socket.disconnected);
});

test('a page whose join could not be answered is hung up on, comes back and asks again', async () => {
  const page = await aLivePage(url, { reconnectionDelay: 10 });
  page.socket.on('connect', () => page.socket.emit(REALTIME.join, queue));
  await use.database.asOwner('alter table token_queue rename to away');
  page.socket.emit(REALTIME.join, queue);
  await eventually(() => page.socket.disconnected);
  await use.database.asOwner('alter table away rename to token_queue');
  await eventually(() => page.told.length > 0);
});
