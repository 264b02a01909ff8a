import { z } from 'zod';
import { pageModel } from '#contract/kernel/endpoint.ts';
import { anyDay } from '#contract/kernel/filters.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { wireMobile } from '#contract/kernel/wire/wire.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/payments/model.ts';
import type { BookingKindName } from './model.ts';

export const OFFERING_FIELDS = {
  'park-ticket': 'parkId',
  'doctor-appointment': 'clinicId',
  'loan-appointment': 'branchId',
  'show-visit': 'exbhitionId',
  'batch-enrolment': 'coachingId',
} as const satisfies Record<BookingKindName, string>;

/** Page to which a gateway returns the visitor: `/<page>/<booking>/<offering>`. */
export const BOOKING_PAGES: Record<BookingKindName, string> = {
  'park-ticket': 'paymentstatus',
  'doctor-appointment': 'doctorappointment',
  'loan-appointment': 'loanappointment',
  'show-visit': 'exbhitionappointment',
  'batch-enrolment': 'paymentstatus',
};

/** Payment status words of the product (docs/product/console.md 8); `Refunded` is ours. */
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

export function statusNamed(word: string): PaymentStatus | undefined {
  const named = word.trim().toLowerCase();
  return (
    PAYMENT_STATUSES.find((status) => LEGACY_STATUS[status].toLowerCase() === named) ??
    SHOWN[named as keyof typeof SHOWN]
  );
}

/** Status word of the old API, in any case or as screens show it ⇄ status. */
export const legacyStatus = coded(
  z.string().refine((word) => statusNamed(word) !== undefined, 'bookings.unknownStatus'),
  z.enum(PAYMENT_STATUSES),
  {
    decode: (word) => statusNamed(word) ?? 'pending',
    encode: (status) => LEGACY_STATUS[status],
    written: z.enum(Object.values(LEGACY_STATUS)),
  },
);

/** Filters of every list of bookings. They combine with AND; days are inclusive. */
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
