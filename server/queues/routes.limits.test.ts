import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { rateLimits } from '#server/kernel/http/rate-limit.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

/** A server that lets an address read ten times a minute instead of six thousand. */
async function aSternServer() {
  const { realtime, log, ...world } = use.deps;
  const limits = rateLimits(world.db, use.clock, 10 / 6000);
  const { app } = await buildApp({ ...world, limits, metrics: createMetrics() }, { pages: 'none' });
  onTestFinished(() => app.close());
  return app;
}

test('public readings of queues are limited by address, all together; a minute later they are answered again', async () => {
  const clinic = await aClinic(use, await anOwner(use, { registrationType: 'doctor' }));
  const { json } = await bookDoctor(use, clinic);
  const app = await aSternServer();
  const board = () => app.inject(`/api/queue/board/doctor/${clinic._id}`);
  const details = () =>
    app.inject({ method: 'POST', url: '/api/doctorbooking/appointmentdetails', payload: { bookingId: json._id } });
  for (let n = 0; n < 5; n += 1) {
    expect([(await board()).statusCode, (await details()).statusCode]).toEqual([200, 200]);
  }
  const refused = [await board(), await details()];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const elsewhere = await app.inject({ url: `/api/queue/board/doctor/${clinic._id}`, remoteAddress: '203.0.113.9' });
  expect(elsewhere.statusCode).toBe(200);
  use.clock.advance(1);
  expect((await board()).statusCode).toBe(200);
});
