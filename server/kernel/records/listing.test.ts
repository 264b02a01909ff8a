import { once } from 'node:events';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { addDays } from '#contract/kernel/dates/dates.ts';
import { buildApp } from '#server/app.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { CLASSES, type TrafficClass } from '#server/kernel/traffic/classes.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { eventually } from '#server/testing/live-page.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { send } from '#server/testing/traffic.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
const PARKS = 500;
const days = (from: string) => Array.from({ length: 400 }, (_, n) => addDays(from, n));

let zoo: Owner;
let bank: Owner;
beforeAll(async () => {
  [zoo, bank] = [await anOwner(use), await anOwner(use)];
  await aPark(use, bank);
  const { _id } = await aPark(use, zoo);
  const fat = { holidays: days('2027-02-01'), custom_dates: days('2028-04-01'), qr_name: 'x'.repeat(30_000) };
  await use.database.asOwner(
    `insert into park select (jsonb_populate_record(park, $2::jsonb || jsonb_build_object('id', 'x' || lpad(n::text, 25, '0')))).*
     from park, generate_series(2, ${PARKS}) n where id = $1`,
    [_id, JSON.stringify(fat)],
  );
});

/** The product with the shares that it has, at a port of its own. */
async function theProduct() {
  const metrics = createMetrics();
  const { app } = await buildApp({ ...use.deps, metrics }, { pages: 'none', traffic: CLASSES });
  onTestFinished(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  const list = (path: string, { owner, from }: { owner?: Owner; from?: string } = {}) =>
    send(url, `/api${path}`, 'GET', { from, headers: owner ? { authorization: `Bearer ${owner.token}` } : {} });
  const waits = (traffic: TrafficClass) => [
    metrics.traffic.get(traffic)?.working(),
    metrics.traffic.get(traffic)?.waiting(),
  ];
  return { list, waits };
}

/** The head of an answer, of which no more is read. */
const headOf = async (socket: ReturnType<typeof send>) => {
  socket.once('data', () => void socket.pause());
  return String((await once(socket, 'data'))[0]).split('\r\n\r\n', 1)[0] as string;
};

test('whoever reads none of ten exports keeps no place from another organisation, and some of the ten are refused', async () => {
  const { list, waits } = await theProduct();
  const heads: string[] = [];
  for (let n = 0; n < 10; n += 1) void headOf(list('/park/list', { owner: zoo })).then((head) => heads.push(head));
  await eventually(() => heads.length === 10 && waits('report').every((count) => count === 0));
  expect(await headOf(list('/park/list', { owner: bank }))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await headOf(list('/user/list', { owner: zoo }))).toMatch(/^HTTP\/1\.1 200 /);
  expect(heads.filter((head) => head.startsWith('HTTP/1.1 200 '))).toHaveLength(2);
  for (const head of heads.filter((one) => !one.startsWith('HTTP/1.1 200 ')))
    expect(head).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d+\r/);
});

test('one address has one stream of a list that anybody reads; another and whoever is signed in are answered', async () => {
  const { list, waits } = await theProduct();
  const [slow, second] = [list('/park/list'), list('/park/list')];
  const heads = await Promise.all([headOf(slow), headOf(second)]);
  await eventually(() => waits('list').every((count) => count === 0));
  expect(heads.map((head) => head.slice(9, 12)).sort()).toEqual(['200', '503']);
  expect(await headOf(list('/park/list', { from: '127.0.0.2' }))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await headOf(list('/park/list', { owner: bank }))).toMatch(/^HTTP\/1\.1 200 [\s\S]*x-total-count: 1(\r|$)/);
});

test('fat rows are streamed, lean ones are sent as a whole, and none is left out', async () => {
  const { list } = await theProduct();
  const fat = list('/park/list?limit=110', { owner: zoo }).setEncoding('utf8');
  let text = '';
  fat.on('data', (piece: string) => {
    text += piece;
  });
  await eventually(() => text.endsWith('0\r\n\r\n'));
  expect(text.slice(0, 1000)).toMatch(/^HTTP\/1\.1 200 [\s\S]*Transfer-Encoding: chunked\r/);
  expect([...text.matchAll(/"parkName"/g)]).toHaveLength(110);
  expect(await headOf(list('/park/list', { owner: bank }))).toMatch(/content-length: \d+(\r|$)/);
});
