import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Clinic } from '#contract/clinics/model.ts';
import { doctorsQuery } from '#web/console/doctors/queries.ts';
import { type ServedCall, serveEach } from '#web/shared/testing/served-calls.ts';
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

const LISTS: Record<string, unknown> = { '/clinic/get': [stored], '/doctor/get': [] };
const asked: ServedCall[] = [];
serveEach('/app/clinic', (call) => {
  asked.push(call);
  return { body: LISTS[call.url] ?? stored };
});

test('a new clinic is posted, a stored one put to its own address; clinics and doctors are stale afterwards', async () => {
  const cache = new QueryClient();
  const [clinic] = (await cache.fetchQuery(clinicsQuery)) as Clinic[];
  await cache.fetchQuery(doctorsQuery);
  await clinicRecords.add(cache, { ...clinic!, doctorId: null, doctorName: 'Dr New' }, 'key-1');
  await clinicRecords.change(cache, id, clinic!);
  expect(asked.slice(2).map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /clinic/add',
    `PUT /clinic/${id}`,
  ]);
  expect(asked[2]?.body).toMatchObject({ doctorName: 'Dr New', doctorId: null, fee: 300 });
  for (const { queryKey } of [clinicsQuery, doctorsQuery])
    expect(cache.getQueryState(queryKey)?.isInvalidated, queryKey.join(' ')).toBe(true);
});
