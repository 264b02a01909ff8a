import { beforeAll, expect, test } from 'vitest';
import { aBranch, aClinic, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';

const use = useTestApp({ pages: 'built', config: { rateLimitScale: 100 } });
const { open } = visitorPages(use);

let bank: Owner;
beforeAll(async () => {
  bank = await anOwner(use, { registrationType: 'loan' });
});

test('a board shows what each counter serves and who is next, and nobody by name or mobile number', async () => {
  const branch = await aBranch(use, bank, { branchName: 'Ameerpet Branch' });
  const counter = await aCounter(use, bank, branch._id, { counterNumber: '2' });
  for (let n = 0; n < 5; n += 1) await bookLoan(use, branch, { name: 'Mohan Rao', mobile: `987650000${n}` });
  await use.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, counter);
  const { body, headers } = await open(`/board/loan/${branch._id}`);
  expect(body.replace(/<[^>]*>/g, ' ')).toMatch(/Ameerpet Branch.*12:00 pm.*Counter 2\s+1\s.*Next\s+2\s+3\s+4\s/s);
  expect(body).not.toMatch(/Mohan|98765/);
  expect(body).toContain('noindex');
  expect(headers['cache-control']).toBe('no-cache');
});

test('a pause is on the board, and a board of nothing is not there', async () => {
  const doctors = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, doctors);
  const body = { kind: 'doctor', id: clinic._id, paused: true, lateMinutes: 15 };
  await use.call('POST', '/queue/pause', body, { token: doctors.token });
  expect((await open(`/board/doctor/${clinic._id}`)).body).toMatch(/Paused.*Running late by about 15 min/s);
  expect((await open(`/board/loan/${clinic._id}`)).statusCode).toBe(404);
  expect((await open(`/board/park/${clinic._id}`)).statusCode).toBe(404);
});
