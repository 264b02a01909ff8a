import { z } from 'zod';
import { pageModel } from '#contract/kernel/endpoint.ts';
import { anyDay } from '#contract/kernel/filters.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { wireMobile } from '#contract/kernel/wire/wire.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/payments/model.ts';
import type { BookingKindName } from './model.ts';

/** The old API calls the id of that which was booked by these names. */
export const OFFERING_FIELDS = {
  'park-ticket': 'parkId',
  'doctor-appointment': 'clinicId',
  'loan-appointment': 'branchId',
  'show-visit': 'exbhitionId',
  'batch-enrolment': 'coachingId',
} as const satisfies Record<BookingKindName, string>;

/** The page of a booking, where a visitor goes on who comes back from a gateway: `/<page>/<booking>/<offering>`. */
export const BOOKING_PAGES: Record<BookingKindName, string> = {
  'park-ticket': 'paymentstatus',
  'doctor-appointment': 'doctorappointment',
  'loan-appointment': 'loanappointment',
  'show-visit': 'exbhitionappointment',
  'batch-enrolment': 'paymentstatus',
};

/** The words of the product for a payment status (docs/product/console.md 8); `Refunded` is ours. */
export const LEGACY_STATUS: Record<PaymentStatus, string> = {
  pending: 'PENDING',
  paid: 'TXN_SUCCESS',
  aborted: 'Aborted',
  awaited: 'Awaited',
  failed: 'Failure',
  refunded: 'Refunded',
};

/** The screens show TXN_SUCCESS as Success (docs/product/console.md 8). */
const SHOWN = { success: 'paid' } as const;

/** The status that a word of the old API names, in any case or as screens show it. */
export function statusNamed(word: string): PaymentStatus | undefined {
  const named = word.trim().toLowerCase();
  return (
    PAYMENT_STATUSES.find((status) => LEGACY_STATUS[status].toLowerCase() === named) ??
    SHOWN[named as keyof typeof SHOWN]
  );
}

/** Legacy status word, in any case or as screens show it ⇄ status. */
export const legacyStatus = coded(
  z.string().refine((word) => statusNamed(word) !== undefined, 'Please choose a payment status of the list'),
  z.enum(PAYMENT_STATUSES),
  {
    decode: (word) => statusNamed(word) ?? 'pending',
    encode: (status) => LEGACY_STATUS[status],
    written: z.enum(Object.values(LEGACY_STATUS)),
  },
);

/** Staff narrow a list of bookings of any kind by these. Filters combine with AND; days are inclusive. */
export const bookingFilters = pageModel.extend({
  profileRegistrationId: z.string().nullish(),
  text: z
    .string()
    .max(100)
    .nullish()
    .meta({ description: 'A code, an id, a mobile number, its last four to nine digits, or the beginning of a name.' }),
  mobile: wireMobile.nullish(),
  startDate: anyDay,
  endDate: anyDay,
  date: anyDay,
});
