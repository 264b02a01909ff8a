import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { eventually } from '#server/testing/live-page.ts';
import { type ProductProcess, START_MS, served, startProduct } from '#server/testing/servers/product-process.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';

const use = useTestApp();
let park: { _id: string };
beforeAll(async () => {
  park = await aPark(use, await anOwner(use));
});

const book = ({ url }: ProductProcess) =>
  fetch(`${url}/api/ticketbooking/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ticketForm(park)),
  });

/** Books until told to stop, a moment after each answer; answers what was answered. */
function visitor(product: ProductProcess) {
  let isOver = false;
  const statuses: unknown[] = [];
  const run = async () => {
    while (!isOver) {
      statuses.push(await book(product).then(({ status }) => status, String));
      await setTimeout(20);
    }
  };
  const running = run();
  return async () => {
    isOver = true;
    await running;
    return statuses;
  };
}

const isGone = (pid: number): boolean => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

test('a worker that dies is replaced; all are replaced one after the other, and visitors who book meanwhile notice nothing', {
  timeout: 1_500_000,
}, async () => {
  const product = await startProduct(use.database, { WORKERS: '2', RATE_LIMIT_SCALE: '1000' });
  const [first = 0] = served(product);
  process.kill(first, 'SIGKILL');
  await eventually(() => product.lines.some((line) => line.includes('another takes its place')));
  expect((await book(product)).status).toBe(201);
  await eventually(() => served(product).length === 3, START_MS);
  const before = served(product).slice(1);
  const visitors = Array.from({ length: 3 }, () => visitor(product));
  product.child.kill('SIGHUP');
  // Asked once more while the first is being obeyed (one is replaced, the other is not), it replaces all again.
  await eventually(() => served(product).length >= 4, START_MS);
  product.child.kill('SIGHUP');
  for (const count of [5, 6, 7]) await eventually(() => served(product).length >= count, START_MS);
  await eventually(() => before.every(isGone));
  await eventually(() => served(product).length === 7 && served(product).filter((pid) => !isGone(pid)).length === 2);
  const answers = (await Promise.all(visitors.map((stop) => stop()))).flat();
  expect(answers.length).toBeGreaterThan(20);
  expect(new Set(answers)).toEqual(new Set([201]));
  product.child.kill('SIGTERM');
  expect(await product.ended).toEqual([0, null]);
});
