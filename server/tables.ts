import type { ColumnType, Generated } from 'kysely';
import type { Placement } from '#contract/advertisements/model.ts';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Branch } from '#contract/branches/model.ts';
import type { Coupon } from '#contract/coupons/model.ts';
import type { Weekday } from '#contract/dates.ts';
import type { Role } from '#contract/endpoint.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import type { Fees } from '#contract/fees/rules.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Park } from '#contract/parks/model.ts';
import type { QueueKind, TokenState } from '#contract/queues/model.ts';
import type { ScanResult } from '#contract/passes/model.ts';
import type { AttemptState, PaymentStatus } from '#contract/payments/model.ts';
import type { AuditEntryRow } from '#server/platform/audit-entry.ts';

/** Every table on one page. Amounts in paise, dates as business days, instants as Date. */
export interface Tables {
  organisation: {
    id: string;
    kind: OrganisationKind;
    name: string;
    person_name: string;
    location: string;
    email: string;
    mobile: string;
    second_mobile: string | null;
    password_hash: string;
    active: Generated<boolean>;
    created_at: Date;
  };
  session: {
    token_hash: string;
    role: Role;
    account_id: string;
    organisation_id: string;
    park_id: string | null;
    created_at: Date;
    last_seen_at: Date;
    revoked_at: Date | null;
  };
  /** A view over organisation, inspector and counter. */
  account: {
    id: string;
    role: Role;
    name: string;
    email: string | null;
    password_hash: string;
    active: boolean;
  };
  password_link: { account_id: string; token_hash: string; account_state: string; expires_at: Date };
  rate_limit: { key: string; window_start: Date; hits: number };
  idempotency: { key_hash: string; body_hash: string; claimed_at: Date; status: number | null; answer: string | null };
  park: {
    id: string;
    organisation_id: string;
    name: string;
    company: string;
    active: boolean;
    location: string;
    gateway: Park['gateway'];
    merchant_id: string;
    note: string;
    qr_name: string;
    opens_at: string | null;
    closes_at: string | null;
    open_days: Weekday[];
    has_cloak_room: boolean;
    has_holidays: boolean;
    holidays: Weekday[];
    coupons_enabled: boolean;
    custom_dates_enabled: boolean;
    custom_dates: string[];
    banner_enabled: boolean;
    banner_url: string;
    fees: ColumnType<Fees, string, string>;
    daily_capacity: number | null;
    family_size: number;
    per_booking_limit: number;
    hold_minutes: number;
    version: Generated<number>;
    created_at: Date;
    deleted_at: Date | null;
  };
  inspector: {
    id: string;
    organisation_id: string;
    park_id: string;
    name: string;
    email: string;
    phone: string;
    password_hash: string;
    active: boolean;
    created_at: Date;
  };
  gateway_credential: {
    id: string;
    organisation_id: string;
    park_id: string | null;
    clinic_id: string | null;
    branch_id: string | null;
    batch_id: string | null;
    /** Whichever of the four is set; written by the database. */
    offering_id: ColumnType<string, never, never>;
    merchant_id: string;
    access_key: string;
    working_key: string;
    access_hint: string;
    working_hint: string;
    cipher: 'cbc' | 'gcm';
    created_at: Date;
    retired_at: Date | null;
  };
  booking: {
    id: string;
    kind: BookingKindName;
    organisation_id: string;
    park_id: string | null;
    clinic_id: Generated<string | null>;
    doctor_id: Generated<string | null>;
    branch_id: Generated<string | null>;
    person_name: Generated<string>;
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
    gateway: string;
    hold_until: Date | null;
    places_held: boolean;
    voided: boolean;
    paid_attempt_id: string | null;
    paid_at: Date | null;
    admitted_at: Date | null;
    admitted_gate: string | null;
    user_agent: string;
    idempotency_key: string | null;
    request_hash: string | null;
    first_hold_until: Date | null;
    created_at: Date;
    short_code: Generated<string>;
  };
  booking_line: {
    booking_id: string;
    organisation_id: string;
    category: string;
    label: string;
    price_paise: number;
    quantity: number;
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
    paused: boolean;
    late_minutes: number;
    updated_at: Date;
  };
  token: {
    booking_id: string;
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
    review_reason: string | null;
    provider_txn_id: string | null;
    bank_ref: string | null;
    mode: string | null;
    last_inquiry_at: Date | null;
    next_inquiry_at: Date | null;
    lease_until: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  payment_event: {
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
    state: 'requested' | 'sent' | 'pending' | 'done' | 'failed';
    tries: Generated<number>;
    last_code: string | null;
    next_try_at: Date | null;
    lease_until: Date | null;
    created_at: Date;
    updated_at: Date;
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
  doctor: CatalogueRow & { name: string };
  specialization: CatalogueRow & { name: string; active: boolean };
  clinic: CatalogueRow &
    MerchantColumns & {
      name: string;
      doctor_id: string;
      city: string;
      area: string;
      address: string;
      opens_at: string;
      closes_at: string;
      fee_paise: number;
      specialization: string;
      tokens: number;
      booking_days: number;
    };
  clinic_doctor: { organisation_id: string; clinic_id: string; doctor_id: string; place: number };
  branch: CatalogueRow &
    MerchantColumns & { name: string; code: string; officers: ColumnType<Branch['officers'], string, string> };
  counter: CatalogueRow & {
    branch_id: string;
    counter_number: string;
    username: string;
    mobile: string;
    password_hash: string;
    active: boolean;
  };
  exhibition: CatalogueRow & {
    name: string;
    type: Exhibition['type'];
    location: string;
    starts_at: Date | null;
    ends_at: Date | null;
    capacity: number | null;
  };
  coaching_batch: CatalogueRow &
    MerchantColumns & {
      name: string;
      start_date: string;
      end_date: string;
      start_time: string;
      end_time: string;
      fee_paise: number;
      intake: number;
    };
  coupon: CatalogueRow & {
    park_id: string;
    code: string;
    name: string;
    description: string;
    discount_type: Coupon['discountType'];
    discount_value: number;
    max_uses: number | null;
    max_uses_per_mobile: number;
    starts_on: string | null;
    ends_on: string;
    active: boolean;
    minimum_order_paise: number;
    mobiles: string[] | null;
    used: Generated<number>;
  };
  advertisement: CatalogueRow & {
    park_id: string;
    name: string;
    images: string[];
    starts_on: string | null;
    ends_on: string | null;
    url: string;
    description: string;
    placement: Placement;
  };
  image: { organisation_id: string; hash: string; bytes: number; created_at: Date };
  category: { id: string; name: string; active: boolean; created_at: Date };
  audit_entry: AuditEntryRow;
}

/** What every table of the catalogue begins with. */
interface CatalogueRow {
  id: string;
  organisation_id: string;
  created_at: Date;
  deleted_at: Date | null;
}

interface MerchantColumns {
  gateway: Park['gateway'];
  merchant_id: string;
}
