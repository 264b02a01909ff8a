import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addDays, dayOf, startOfDay } from '#contract/kernel/dates/dates.ts';
import { REALTIME } from '#contract/kernel/realtime.ts';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aLivePage, eventually, type LivePage } from '#server/testing/live-page.ts';
import { START_MS, served, startProduct } from '#server/testing/servers/product-process.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ shares: true });
const PAGES = 12;
const MINUTE_MS = 60_000;

/** The product has the real clock: noon of its day for us, and no midnight of India while the test lasts. */
async function shareTheDay(): Promise<void> {
  const today = () => dayOf(new Date());
  const leftMs = startOfDay(addDays(today(), 1)).getTime() - Date.now();
  if (leftMs < 5 * MINUTE_MS) await setTimeout(leftMs);
  use.clock.set(new Date(startOfDay(today()).getTime() + 12 * 60 * MINUTE_MS));
}

/** A visitor's page: joins its queue at each connection, and counts those. */
async function anOpenPage(url: string, id: string) {
  const page = await aLivePage(url, { reconnectionDelay: 50, reconnectionDelayMax: 500 });
  const join = () => page.socket.emit(REALTIME.join, { kind: 'doctor', id });
  const open = { page, connections: 1 };
  page.socket.on('connect', () => {
    open.connections += 1;
    join();
  });
  join();
  return open;
}

const shows = (number: number) => (page: LivePage) => page.told.at(-1)?.currentRunningCount === number;

test('open pages come back by themselves while all processes are replaced, and show whom was called meanwhile', {
  timeout: 1_500_000,
}, async () => {
  await shareTheDay();
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner);
  const called = [await bookDoctor(use, clinic), await bookDoctor(use, clinic), await bookDoctor(use, clinic)];
  const call = (token: number) =>
    use.call('PUT', `/doctorbooking/${called[token - 1]?.json._id}`, { bookingStatus: 'called' }, owner);
  const product = await startProduct(use.database, { WORKERS: '2', RATE_LIMIT_SCALE: '1000' });
  await eventually(() => served(product).length === 2, START_MS);
  const open = await Promise.all(Array.from({ length: PAGES }, () => anOpenPage(product.url, clinic._id)));
  const pages = open.map(({ page }) => page);
  await call(1);
  await eventually(() => pages.every(shows(1)));

  product.child.kill('SIGHUP');
  await eventually(() => served(product).length >= 3, START_MS);
  await call(2);
  await eventually(() => served(product).length >= 4, START_MS);
  await eventually(() => open.every(({ page, connections }) => page.socket.connected && connections > 1));
  await eventually(() => pages.every(shows(2)));
  // A token that is called from now on is told by the new processes.
  await call(3);
  await eventually(() => pages.every(shows(3)));

  for (const { told } of pages) {
    const numbers = told.map(({ currentRunningCount }) => currentRunningCount);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  }
  product.child.kill('SIGTERM');
  expect(await product.ended).toEqual([0, null]);
});
