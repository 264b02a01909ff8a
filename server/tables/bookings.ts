import type { Generated } from 'kysely';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { PartName } from '#contract/figures/model.ts';
import type { Role } from '#contract/kernel/endpoint.ts';
import type { ScanResult } from '#contract/passes/model.ts';
import type { Refund, ReviewDecision, ReviewOutcome } from '#contract/payment-reviews/model.ts';
import type { AttemptState, Mismatch, PaymentStatus } from '#contract/payments/model.ts';
import type { QueueKind, TokenState } from '#contract/queues/model.ts';

/**
 * The tables of bookings: what was booked, paid, refunded, scanned and called. Amounts in paise, dates as business
 * days, instants as Date.
 */
export interface BookingTables {
  booking: {
    id: string;
    kind: BookingKindName;
    organisation_id: string;
    park_id: string | null;
    clinic_id: Generated<string | null>;
    doctor_id: Generated<string | null>;
    branch_id: Generated<string | null>;
    exhibition_id: Generated<string | null>;
    batch_id: Generated<string | null>;
    person_name: Generated<string>;
    email: Generated<string>;
    loan_type: Generated<string | null>;
    payment_mode: Generated<'online' | 'cash' | null>;
    mobile: string;
    visit_date: string;
    people: number;
    status: PaymentStatus;
    original_paise: number;
    discount_paise: number;
    total_paise: number;
    coupon_code: string | null;
    coupon_id: Generated<string | null>;
    /** True while it counts among the uses of its coupon. */
    coupon_held: Generated<boolean>;
    gateway: string;
    hold_until: Date | null;
    places_held: boolean;
    voided: boolean;
    paid_attempt_id: string | null;
    paid_at: Date | null;
    admitted_at: Date | null;
    admitted_gate: string | null;
    /** The last day of a code that is out and says something else than the ticket does now. */
    old_pass_day: Generated<string | null>;
    user_agent: string;
    idempotency_key: string | null;
    request_hash: string | null;
    first_hold_until: Date | null;
    /** The address it came from, as address_share has it, while it counts there. */
    address_key: Generated<string | null>;
    created_at: Date;
    short_code: Generated<string>;
    mobile_end: Generated<string>;
    full_name: Generated<string>;
    last_name: Generated<string | null>;
  };
  booking_line: {
    booking_id: string;
    organisation_id: string;
    category: string;
    label: string;
    price_paise: number;
    quantity: number;
  };
  /** What staff wrote down about a booking, under the name they had then. */
  booking_note: {
    organisation_id: string;
    id: string;
    booking_id: string;
    text: string;
    account_id: string;
    account_name: string;
    role: Role;
    created_at: Date;
  };
  /** A queue of one day; its row is the lock of the queue. `doctor_id` is '' at a branch. */
  token_queue: {
    queue_id: string;
    doctor_id: string;
    day: string;
    organisation_id: string;
    kind: QueueKind;
    issued: number;
    running: number;
    moved_away: number;
    paused: boolean;
    late_minutes: number;
    updated_at: Date;
  };
  token: {
    /** Null where the booking moved to another day or doctor, and left its number behind. */
    booking_id: string | null;
    former_booking_id: string | null;
    organisation_id: string;
    queue_id: string;
    doctor_id: string;
    day: string;
    number: number;
    counter_id: string | null;
    state: TokenState;
    issued_at: Date;
    called_at: Date | null;
    completed_at: Date | null;
  };
  /** How many places of a show are taken, whether or not it has a capacity. */
  exhibition_places: { exhibition_id: string; organisation_id: string; taken: number };
  park_day: { park_id: string; organisation_id: string; visit_date: string; taken: number };
  payment_attempt: {
    id: string;
    organisation_id: string;
    booking_id: string;
    n: number;
    gateway: string;
    credential_id: string;
    merchant_id: string;
    order_id: string;
    amount_paise: number;
    currency: Generated<string>;
    state: AttemptState;
    mismatches: Generated<Mismatch[]>;
    /** The amount that was really paid, where a person accepted or returned another amount than we asked for. */
    paid_paise: Generated<number | null>;
    /** The amount that the gateway named last for an attempt in review. */
    heard_paise: Generated<number | null>;
    heard_currency: Generated<string | null>;
    heard_word: Generated<string | null>;
    heard_at: Generated<Date | null>;
    provider_txn_id: string | null;
    bank_ref: string | null;
    mode: string | null;
    last_inquiry_at: Date | null;
    /** When the gateway refused our keys, as long as that is its last answer. */
    refused_at: Generated<Date | null>;
    next_inquiry_at: Date | null;
    lease_until: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  payment_event: {
    /** '' for what belongs to nobody. */
    organisation_id: string;
    id: string;
    attempt_id: string | null;
    gateway: string;
    kind: 'start' | 'return' | 'notify' | 'inquiry' | 'refund';
    valid: boolean | null;
    claimed: string | null;
    decided: string | null;
    dedupe: string;
    raw_sealed: string | null;
    received_at: Date;
  };
  payment_refund: {
    id: string;
    organisation_id: string;
    attempt_id: string;
    booking_id: string;
    amount_paise: number;
    reason: 'duplicate' | 'late' | 'owner';
    /** Grows by one when a person tries the refund again after it failed; each try has a reference of its own. */
    n: Generated<number>;
    state: Refund['state'];
    tries: Generated<number>;
    last_code: string | null;
    /** The reason, in the words of whoever asked for it. */
    note: Generated<string>;
    /** What of a ticket it pays back, in words, and how many people that are; null for all that is left of a booking. */
    items: string | null;
    people: Generated<number>;
    given: Generated<boolean>;
    next_try_at: Date | null;
    lease_until: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  /** What a refund of some of a ticket takes out of it. */
  payment_refund_line: Omit<BookingTables['booking_line'], 'booking_id'> & { refund_id: string };
  /** The decision of a person about an attempt in review. */
  payment_review: {
    id: string;
    organisation_id: string;
    attempt_id: string;
    booking_id: string;
    decision: ReviewDecision;
    outcome: ReviewOutcome;
    note: string;
    role: 'owner' | 'admin';
    created_at: Date;
  };
  /** Days that are over, with their counts in day_count once `counted`; day_change says which are to be counted anew. */
  counted_day: { organisation_id: string; day: string; counted: Generated<boolean> };
  day_change: { organisation_id: string; day: string };
  day_count: {
    organisation_id: string;
    day: string;
    kind: BookingKindName;
    offering_id: string;
    part: PartName;
    key: string;
    count: number;
    paise: number;
    more: number;
  };
  scan: {
    organisation_id: string;
    scan_id: string;
    booking_id: string | null;
    park_id: string | null;
    result: ScanResult;
    first_scanned_at: Date | null;
    first_gate: string | null;
    gate: string | null;
    device_id: string | null;
    account_id: string;
    scanned_at: Date;
    received_at: Date;
  };
}
