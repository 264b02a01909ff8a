import type { Insertable } from 'kysely';
import type { Tables } from '#server/tables.ts';

export type DemoRow<T extends keyof Tables> = Insertable<Tables[T]>;

/**
 * Generated bookings say this instead of a browser; by it the newest of them is found, and with it the end of what is
 * written.
 */
export const DEMO_AGENT = 'Pravesh demo data';

/** One booking with all that came of it, as rows of the tables. */
export interface DemoSale {
  booking: DemoRow<'booking'>;
  lines: DemoRow<'booking_line'>[];
  attempts: DemoRow<'payment_attempt'>[];
  events: DemoRow<'payment_event'>[];
  refunds: DemoRow<'payment_refund'>[];
  reviews: DemoRow<'payment_review'>[];
  scans: DemoRow<'scan'>[];
  /** Its number is given when it is written: those who came meanwhile keep theirs. */
  token: Omit<DemoRow<'token'>, 'number'> | null;
}

type Given = Pick<
  DemoRow<'booking'>,
  'id' | 'kind' | 'organisation_id' | 'mobile' | 'visit_date' | 'people' | 'original_paise' | 'gateway'
> & { created_at: Date } & Partial<DemoRow<'booking'>>;

/** A booking that is not paid yet and holds nothing; every column is there, so that all of them are written alike. */
export function newSale(given: Given): DemoSale {
  const booking = { ...UNWRITTEN, ...given };
  booking.total_paise = booking.original_paise - booking.discount_paise;
  return { booking, lines: [], attempts: [], events: [], refunds: [], reviews: [], scans: [], token: null };
}

const UNWRITTEN = {
  park_id: null,
  clinic_id: null,
  doctor_id: null,
  branch_id: null,
  exhibition_id: null,
  batch_id: null,
  person_name: '',
  email: '',
  loan_type: null,
  payment_mode: null,
  status: 'pending',
  discount_paise: 0,
  total_paise: 0,
  coupon_id: null,
  coupon_code: null,
  coupon_held: false,
  hold_until: null,
  first_hold_until: null,
  places_held: false,
  voided: false,
  paid_attempt_id: null,
  paid_at: null,
  admitted_at: null,
  admitted_gate: null,
  user_agent: DEMO_AGENT,
  idempotency_key: null,
  request_hash: null,
} as const satisfies Partial<DemoRow<'booking'>>;

export const createdAt = ({ booking }: DemoSale): Date => booking.created_at as Date;
