// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient } from '@tanstack/react-query';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Clinic } from '#contract/clinics/model.ts';
import { doctorsQuery } from '#web/console/doctors/queries.ts';
import { clinicRecords, clinicsQuery } from './queries.ts';

const id = '0'.repeat(26);
const stored = {
  _id: id,
  id,
  profileRegistrationId: '1'.repeat(26),
  createdAt: '2027-01-02T00:00:00Z',
  clinicName: 'Sanjeevani',
  doctorName: 'Dr Meera Nair',
  doctorId: '2'.repeat(26),
  doctorIds: ['2'.repeat(26)],
  city: 'Pune',
  area: 'Baner',
  address: '12 Station Road',
  startTime: '09:00',
  endTime: '13:00',
  fee: 300,
  tokens: 40,
  bookingDays: 0,
  specilization: '',
  payment: 'ccav',
  mid: '',
};

let server: Server;
let asked: { call: string; body: string }[];
let cache: QueryClient;

beforeEach(async () => {
  [asked, cache] = [[], new QueryClient()];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ call: `${request.method} ${request.url}`, body });
    const lists: Record<string, unknown> = { '/api/clinic/get': [stored], '/api/doctor/get': [] };
    const answer = request.method === 'DELETE' ? { _id: id, id, deleted: true } : (lists[request.url ?? ''] ?? stored);
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app/clinic`);
});
afterEach(() => server.close());

test('a new clinic is posted, a stored one put to its own address; clinics and doctors are stale afterwards', async () => {
  const [clinic] = (await cache.fetchQuery(clinicsQuery)) as Clinic[];
  await cache.fetchQuery(doctorsQuery);
  await clinicRecords.add(cache, { ...clinic!, doctorId: null, doctorName: 'Dr New' }, 'key-1');
  await clinicRecords.change(cache, id, clinic!);
  expect(asked.slice(2).map(({ call }) => call)).toEqual(['POST /api/clinic/add', `PUT /api/clinic/${id}`]);
  expect(JSON.parse(asked[2]?.body ?? '')).toMatchObject({ doctorName: 'Dr New', doctorId: null, fee: 300 });
  for (const { queryKey } of [clinicsQuery, doctorsQuery])
    expect(cache.getQueryState(queryKey)?.isInvalidated, queryKey.join(' ')).toBe(true);
});
