// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient } from '@tanstack/react-query';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parkOffering, parkRecords, parksQuery } from './queries.ts';

const stored = {
  _id: '0'.repeat(26),
  id: '0'.repeat(26),
  profileRegistrationId: '1'.repeat(26),
  createdAt: '2027-01-02T00:00:00Z',
  parkName: 'Nehru Zoo',
  location: 'Hyderabad',
  mid: 'M1',
  status: true,
  adult: true,
  adultFee: 120.5,
  holidayDays: 'mon,tue',
};

let server: Server;
let asked: { method?: string; url?: string; body: string }[];
let refuses: boolean;
let cache: QueryClient;

beforeEach(async () => {
  [asked, refuses, cache] = [[], false, new QueryClient()];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ method: request.method, url: request.url, body });
    const isList = request.url === '/api/park/get';
    const refusal = refuses && !isList;
    reply.writeHead(refusal ? 409 : 200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(refusal ? { code: 'CONFLICT', message: 'It has bookings.' } : isList ? [stored] : stored));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app/park`);
});
afterEach(() => server.close());

test('parks come as models: paise, weekdays as a list, clean names', async () => {
  const [park] = await cache.fetchQuery(parksQuery);
  expect(park).toMatchObject({ name: 'Nehru Zoo', merchantId: 'M1', active: true, holidays: ['mon', 'tue'] });
  expect(park?.fees.adult).toEqual({ offered: true, price: 120_50 });
});

test('a new park is posted, a stored one put to its own address, and the list is stale afterwards', async () => {
  const [park] = await cache.fetchQuery(parksQuery);
  await parkRecords.add(cache, park!, 'key-1');
  await parkRecords.change(cache, park!.id, park!);
  expect(asked.slice(1).map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/park/add',
    `PUT /api/park/${stored._id}`,
  ]);
  expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({
    parkName: 'Nehru Zoo',
    adultFee: 120.5,
    holidayDays: 'mon,tue',
  });
  expect(cache.getQueryState(parksQuery.queryKey)?.isInvalidated).toBe(true);
});

test('a switch sends itself alone and leaves the list stale; a refusal is told to the caller', async () => {
  const [park] = await cache.fetchQuery(parksQuery);
  await parkRecords.change(cache, park!.id, { active: false });
  const { body } = asked.findLast(({ method }) => method === 'PUT')!;
  expect(JSON.parse(body ?? '')).toEqual({ status: false });
  expect(cache.getQueryState(parksQuery.queryKey)?.isInvalidated).toBe(true);
  refuses = true;
  await expect(parkRecords.change(cache, park!.id, { active: true })).rejects.toThrow('It has bookings.');
});

test('the QR code of a park is fetched as a picture of that park', async () => {
  await parkOffering.qr('p/1');
  expect(asked[0]?.url).toBe('/api/park/qr/p%2F1?format=png');
});
