import { expect, test } from 'vitest';
import { findAppointment, paymentChanged } from '#server/features/appointments/service.ts';
import { openDatabase } from '#server/platform/database.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const ID = 'a'.repeat(26);

test('a queue that cannot be told of a payment never fails the payment', async () => {
  const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => undefined, 1);
  await expect(findAppointment({ ...use.deps, db }, 'doctor', ID)).rejects.toThrow('ECONNREFUSED');
  await expect(paymentChanged({ ...use.deps, db }, ID)).resolves.toBeUndefined();
  await close();
});
