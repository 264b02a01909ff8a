import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aBatch, enrol } from './factory.ts';

const use = useTestApp();

test('however many ask at once, a batch gets as many students as it has places', async () => {
  const batch = await aBatch(use, await anOwner(use, { registrationType: 'coaching' }), { inTake: '7' });
  const answers = await Promise.all(Array.from({ length: 30 }, () => enrol(use, batch)));
  const codes = answers.map(({ status, json }) => (status === 201 ? 'booked' : json.code)).sort();
  expect(codes).toEqual([...Array(23).fill('SOLD_OUT'), ...Array(7).fill('booked')]);
});

test('while the intake is lowered, nobody gets a place beyond it', async () => {
  const owner = await anOwner(use, { registrationType: 'coaching' });
  const batch = await aBatch(use, owner, { inTake: '10' });
  const lowered = use.call('PUT', `/coaching/${batch._id}`, { ...batch, inTake: 3 }, owner);
  const before = await Promise.all(Array.from({ length: 3 }, () => enrol(use, batch)));
  expect((await lowered).status).toBe(200);
  const after = await Promise.all(Array.from({ length: 8 }, () => enrol(use, batch)));
  const booked = [...before, ...after].filter(({ status }) => status === 201);
  expect(booked.length).toBe(3);
});
