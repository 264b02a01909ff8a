import { expect, test } from 'vitest';
import { findBooking, paymentChanged } from '#server/bookings/service.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { doctorAppointment } from './kind.ts';

const use = useTestApp();
const named = { organisationId: 'a'.repeat(26), id: 'b'.repeat(26) };

test('a queue that cannot be told of a payment never fails the payment', async () => {
  const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => undefined, 1);
  await expect(findBooking({ ...use.deps, db }, doctorAppointment, named)).rejects.toThrow('ECONNREFUSED');
  await expect(paymentChanged({ ...use.deps, db }, named)).resolves.toBeUndefined();
  await close();
});
