import { randomUUID } from 'node:crypto';
import { aBooking, type MadeBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { signPass } from '#server/passes/service.ts';
import type { TestApp } from '#server/testing/test-app.ts';

export async function aGate(use: TestApp, rules: object = {}) {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, rules);
  const { token } = await anInspector(use, owner, park._id, { name: 'Ravi' });
  const freshId = () => `scan-${randomUUID()}`;
  const passOf = (booking: MadeBooking) => signPass(use.deps, { ...booking, bookingId: booking.id });
  const send = async (path: string, body: object) => (await use.call('POST', path, body, { token })).json;
  return {
    owner,
    park,
    token,
    freshId,
    ticket: (more: Parameters<typeof aBooking>[2] = {}) => aBooking(use, park, more),
    scan: (booking: MadeBooking, admit: Record<string, number> | null = null, more: object = {}) =>
      send('/ticketbooking/scan', {
        code: passOf(booking),
        scanId: freshId(),
        gate: 'East',
        ...(admit && { admit: Object.entries(admit).map(([category, quantity]) => ({ category, quantity })) }),
        ...more,
      }),
    undo: (scanId: string, reason = 'Wrong button') => send('/admissions/undo', { scanId, reason }),
    byHand: (people: number, more: object = {}) =>
      send('/admissions/byhand', { scanId: freshId(), people, reason: 'Phone is dead', ...more }),
    get: async (path: string) => (await use.call('GET', path, undefined, { token })).json,
  };
}
export type TestGate = Awaited<ReturnType<typeof aGate>>;
