// @vitest-environment happy-dom
import { test } from 'vitest';
import { noFees } from '#contract/fees/rules.ts';
import { expectHydrated } from '#web/visitor/platform/testing/hydrated.ts';
import { parkToBook, sold } from '#web/visitor/platform/testing/park-pages.ts';
import { ParkBookingForm } from './park-booking-form.tsx';

const fees = { ...noFees(), adult: sold(100_00), family: sold(400_00), familyAddon: sold(70_00) };

test.each([
  ['for today alone', 0],
  ['with the days to come as cards', 3],
  ['with a calendar of them', 90],
])('%s, React hydrates what the server drew', (_, advanceDays) => {
  const props = { ...parkToBook, park: { ...parkToBook.park, fees, advanceDays, couponsEnabled: true } };
  expectHydrated(<ParkBookingForm {...props} />);
});
