import { expect, test } from 'vitest';
import { MOST_CONNECTIONS } from '#server/kernel/database/database.ts';
import { BATCH_CONNECTIONS, CLASSES, classOfPath, KEPT_CONNECTIONS } from './classes.ts';

test('with every other class full there are connections left for the gate', () => {
  const { health, file, gate, payment, booking: _, ...others } = CLASSES;
  const taken = Object.values(others).reduce((sum, { atOnce }) => sum + atOnce, BATCH_CONNECTIONS);
  expect(taken + KEPT_CONNECTIONS).toBeLessThanOrEqual(MOST_CONNECTIONS);
  expect(Math.min(health.atOnce, file.atOnce, gate.atOnce, payment.atOnce)).toBeGreaterThan(KEPT_CONNECTIONS);
});

test('nobody is asked to come again at once, nor all at the same moment', () => {
  for (const { again } of Object.values(CLASSES)) expect(again[0]).toBeGreaterThanOrEqual(1);
  for (const [name, { again }] of Object.entries(CLASSES))
    if (name !== 'health') expect(again[1]).toBeGreaterThan(again[0]);
});

test('a request that says no class has one by its place', () => {
  expect(classOfPath('POST', '/api/park/get')).toBe('call');
  expect(classOfPath('GET', '/home')).toBe('page');
  expect(classOfPath('HEAD', '/')).toBe('page');
  expect(classOfPath('POST', '/ticketbooking/1')).toBe('form');
});
