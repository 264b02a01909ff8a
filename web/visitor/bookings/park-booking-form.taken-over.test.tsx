// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import { parkToBook, sold } from '#web/visitor/platform/testing/park-pages.ts';
import { expectTakenOver } from '#web/visitor/platform/testing/taken-over.ts';
import { ParkBookingForm } from './park-booking-form.tsx';
import { lazyParts } from './visit-date-section.tsx';

const fees = { ...noFees(), adult: sold(100_00), family: sold(400_00), familyAddon: sold(70_00) };

test.each([
  ['for today alone', 0],
  ['with the days to come as cards', 3],
  ['with a calendar of them', 90],
])('%s, what the server drew stays word for word as it is taken over', async (_, advanceDays) => {
  const props = { ...parkToBook, park: { ...parkToBook.park, fees, advanceDays, couponsEnabled: true } };
  await ParkBookingForm.ready(props);
  expectTakenOver(() => <ParkBookingForm {...props} />);
  expect(lazyParts.DayChoice === undefined).toBe(advanceDays === 0);
});
