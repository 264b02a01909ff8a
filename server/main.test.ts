import { beforeAll, expect, test } from 'vitest';
import { anOwner, type Owner } from './organisations/factory.ts';
import { aPark } from './parks/factory.ts';
import { eventually } from './testing/live-page.ts';
import { holding, untilWaiting } from './testing/rush/lock-queue.ts';
import { type ProductProcess, startProduct, UNFORESEEN } from './testing/servers/product-process.ts';
import { useTestApp } from './testing/test-app.ts';
import { ticketForm } from './tickets/factory.ts';

const use = useTestApp();
let owner: Owner;
let park: { _id: string };
beforeAll(async () => {
  owner = await anOwner(use);
  park = await aPark(use, owner);
  // A visitor who books under the lock gives nothing up because this machine is slow.
  await use.database.asOwner(`do $do$ begin
    execute replace(pg_get_functiondef('book_tickets'::regproc), 'lock_timeout to default', 'lock_timeout to ''1min''');
  end $do$`);
});

const book = ({ url }: ProductProcess) =>
  fetch(`${url}/api/ticketbooking/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ticketForm(park)),
  });

const isReady = ({ url }: ProductProcess) => fetch(`${url}/readyz`).then(({ ok }) => ok);

/** Bookings wait for it. */
const LOCK = 'lock table booking in exclusive mode';

const cutAll = () =>
  use.database.asOwner(
    `select pg_terminate_backend(pid, 60000) from pg_stat_activity where usename = 'pravesh_app' and datname = current_database()`,
  );

test('calls under way when the database ends their connections are asked to come again, and the server goes on', async () => {
  const product = await startProduct(use.database);
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
  const look = () => fetch(`${product.url}/api/park/get`, { method: 'POST', headers, body: '{}' });
  const answers = await holding(use.database, 'lock table park', async () => {
    const underWay = [1, 2].map(look);
    await untilWaiting(use.database, 2);
    await cutAll();
    return Promise.all(underWay);
  });
  expect(answers.map(({ status, headers }) => [status, headers.has('retry-after')])).toEqual(
    Array(2).fill([503, true]),
  );
  expect((await look()).status).toBe(200);
});

test('a log that nobody reads any more does not end the server', async () => {
  const product = await startProduct(use.database);
  await isReady(product);
  product.child.stdout?.destroy();
  await cutAll();
  for (let n = 0; n < 3; n += 1) await book(product);
  expect(await isReady(product)).toBe(true);
  product.child.kill('SIGTERM');
  expect(await product.ended).toEqual([0, null]);
});

/** A booking that is under way while the server is told to end; it answers what became of both. */
async function endedWhileServing(product: ProductProcess, signal: NodeJS.Signals, until: () => Promise<unknown>) {
  const { status } = await holding(use.database, LOCK, async (letGo) => {
    const underWay = book(product);
    await untilWaiting(use.database, 1);
    product.child.kill(signal);
    await until();
    await letGo();
    return underWay;
  });
  return { status, ended: await product.ended, disorder: product.lines.filter((line) => /leave in order/.test(line)) };
}

test('a server that is asked to end answers who is being served, and ends with 0', async () => {
  const product = await startProduct(use.database);
  const refused = () =>
    eventually(() =>
      isReady(product).then(
        (ready) => !ready,
        () => true,
      ),
    );
  expect(await endedWhileServing(product, 'SIGTERM', refused)).toEqual({ status: 201, ended: [0, null], disorder: [] });
});

test('what nobody foresaw is logged, who is being served gets the answer, and the server ends in order, with 1', async () => {
  const product = await startProduct(use.database);
  const told = () => product.lines.filter((line) => line.includes('nobody thought of this'));
  const logged = () => eventually(() => told().length > 0);
  expect(await endedWhileServing(product, UNFORESEEN, logged)).toEqual({ status: 201, ended: [1, null], disorder: [] });
  expect(told().map((line) => JSON.parse(line))).toMatchObject([
    { level: 60, err: { message: 'nobody thought of this' } },
  ]);
});
