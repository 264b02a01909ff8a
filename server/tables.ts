// Printed from the migrated schema by kysely-codegen (server/schema.printed.test.ts): `npm test -- schema.printed -u`.
// Amounts are in paise, dates are business days, instants are Dates.
import type { KindCounts } from '#contract/admissions/rules.ts';
import type { Placement } from '#contract/advertisements/model.ts';
import type { AuditEntry as AuditEntryModel } from '#contract/audit/model.ts';
import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Branch as BranchModel } from '#contract/branches/model.ts';
import type { Coupon as CouponModel } from '#contract/coupons/model.ts';
import type { Exhibition as ExhibitionModel } from '#contract/exhibitions/model.ts';
import type { DayPrice } from '#contract/day-prices/rules.ts';
import type { Fees } from '#contract/fees/rules.ts';
import type { CountedPart } from '#contract/figures/model.ts';
import type { GateSide, GateState } from '#contract/gates/model.ts';
import type { Weekday } from '#contract/kernel/dates/dates.ts';
import type { StoredRole } from '#contract/kernel/endpoint.ts';
import type { Mark } from '#contract/onboarding/model.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Park as ParkModel } from '#contract/parks/model.ts';
import type { ScanResult } from '#contract/passes/model.ts';
import type { Refund, ReviewDecision, ReviewOutcome } from '#contract/payment-reviews/model.ts';
import type { AttemptState, Mismatch, PaymentStatus } from '#contract/payments/model.ts';
import type { Presentation as PresentationModel } from '#contract/presentations/model.ts';
import type { RoomLanguage } from '#contract/presentations/rules.ts';
import type { QueueKind, TokenState } from '#contract/queues/model.ts';
import type { Slot } from '#contract/slots/rules.ts';
import type { TextsByLanguage } from '#contract/translations/model.ts';

import type { ColumnType } from "kysely";

type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

interface Account {
  active: boolean;
  email: string | null;
  id: string;
  mobile: string;
  name: string;
  organisation_id: string;
  password_hash: string;
  person_name: string;
  role: StoredRole;
}

interface AddressShare {
  held: number;
  key: string;
  organisation_id: string;
  until: Date;
}

interface Advertisement {
  created_at: Date;
  deleted_at: Date | null;
  description: Generated<string>;
  ends_on: string | null;
  id: string;
  images: Generated<string[]>;
  name: Generated<string>;
  organisation_active: Generated<boolean>;
  organisation_id: string;
  park_id: string;
  park_shown: Generated<boolean>;
  placement: Placement;
  starts_on: string | null;
  url: Generated<string>;
}

interface AuditChain {
  forgotten: Generated<number>;
  forgotten_hash: Generated<string>;
  hash: string;
  length: number;
  organisation_id: string;
}

interface AuditEntry {
  account_id: string | null;
  account_name: Generated<string>;
  action: AuditEntryModel['action'];
  chain_hash: string | null;
  chain_n: number | null;
  changes: AuditEntryModel['changes'];
  created_at: Date;
  id: string;
  noun: AuditEntryModel['noun'];
  organisation_id: string;
  record_id: string;
  record_name: Generated<string>;
  role: AuditEntryModel['role'];
}

interface BoardSound {
  heard_at: Date | null;
  organisation_id: string;
  queue_id: string;
  silent_at: Date | null;
}

interface Booking {
  address_key: string | null;
  admitted_at: Date | null;
  admitted_gate: string | null;
  admitted_people: number | null;
  batch_id: string | null;
  branch_id: string | null;
  clinic_id: string | null;
  coupon_code: string | null;
  coupon_held: Generated<boolean>;
  coupon_id: string | null;
  created_at: Date;
  discount_paise: number;
  doctor_id: string | null;
  email: Generated<string>;
  exhibition_id: string | null;
  first_hold_until: Date | null;
  full_name: Generated<string>;
  gateway: string;
  hold_until: Date | null;
  id: string;
  idempotency_key: string | null;
  inside: ColumnType<KindCounts | null, string | null | undefined, string | null>;
  kind: BookingKindName;
  last_name: Generated<string | null>;
  let_in: ColumnType<KindCounts | null, string | null | undefined, string | null>;
  loan_type: string | null;
  mobile: string;
  mobile_end: Generated<string>;
  old_pass_day: string | null;
  organisation_id: string;
  original_paise: number;
  paid_at: Date | null;
  paid_attempt_id: string | null;
  park_id: string | null;
  payment_mode: 'online' | 'cash' | null;
  people: number;
  person_name: Generated<string>;
  places_held: Generated<boolean>;
  request_hash: string | null;
  short_code: ColumnType<string, never, never>;
  slot: string | null;
  slot_until: string | null;
  status: PaymentStatus;
  total_paise: number;
  user_agent: Generated<string>;
  visit_date: string;
  voided: Generated<boolean>;
}

interface BookingLine {
  booking_id: string;
  category: string;
  label: string;
  organisation_id: string;
  price_paise: number;
  quantity: number;
}

interface BookingNote {
  account_id: string;
  account_name: Generated<string>;
  booking_id: string;
  created_at: Date;
  id: string;
  organisation_id: string;
  role: StoredRole;
  text: string;
}

interface Branch {
  active: Generated<boolean>;
  closed: Generated<boolean>;
  code: string;
  created_at: Date;
  days_off: Generated<string[]>;
  deleted_at: Date | null;
  gateway: ParkModel['gateway'];
  id: string;
  merchant_id: Generated<string>;
  name: string;
  officers: ColumnType<BranchModel['officers'], string, string>;
  organisation_active: Generated<boolean>;
  organisation_id: string;
  published: Generated<boolean>;
  town: Generated<string>;
}

interface Brand {
  colour: Generated<string>;
  id: string;
  logo: Generated<string>;
  organisation_id: string;
  room_languages: ColumnType<RoomLanguage[], RoomLanguage[] | undefined, RoomLanguage[]>;
}

interface Category {
  active: boolean;
  created_at: Date;
  id: string;
  name: string;
}

interface Clinic {
  active: Generated<boolean>;
  address: string;
  area: string;
  booking_days: Generated<number>;
  city: string;
  closed: Generated<boolean>;
  closes_at: string;
  created_at: Date;
  days_off: Generated<string[]>;
  deleted_at: Date | null;
  doctor_id: string | null;
  fee_paise: number | null;
  gateway: ParkModel['gateway'];
  id: string;
  merchant_id: Generated<string>;
  name: string;
  opens_at: string;
  organisation_active: Generated<boolean>;
  organisation_id: string;
  published: Generated<boolean>;
  specialization: Generated<string>;
  tokens: number | null;
}

interface ClinicDoctor {
  clinic_id: string;
  doctor_id: string;
  organisation_id: string;
  place: number;
}

interface CoachingBatch {
  active: Generated<boolean>;
  closed: Generated<boolean>;
  created_at: Date;
  days_off: Generated<string[]>;
  deleted_at: Date | null;
  end_date: string | null;
  end_time: string;
  fee_paise: number | null;
  gateway: ParkModel['gateway'];
  id: string;
  intake: number | null;
  merchant_id: Generated<string>;
  name: string;
  organisation_active: Generated<boolean>;
  organisation_id: string;
  published: Generated<boolean>;
  start_date: string | null;
  start_time: string;
  town: Generated<string>;
}

interface CountedDay {
  counted: Generated<boolean>;
  day: string;
  organisation_id: string;
}

interface Counter {
  active: boolean;
  branch_id: string;
  branch_shown: Generated<boolean>;
  counter_number: string;
  created_at: Date;
  deleted_at: Date | null;
  id: string;
  mobile: string;
  organisation_active: Generated<boolean>;
  organisation_id: string;
  password_hash: string;
  username: string;
}

interface CounterPause {
  back_at: Date | null;
  branch_id: string;
  counter_id: string;
  day: string;
  organisation_id: string;
  paused: boolean;
}

interface Coupon {
  active: boolean;
  code: string;
  created_at: Date;
  deleted_at: Date | null;
  description: Generated<string>;
  discount_type: CouponModel['discountType'];
  discount_value: number;
  ends_on: string;
  id: string;
  max_uses: number | null;
  max_uses_per_mobile: Generated<number>;
  minimum_order_paise: Generated<number>;
  mobiles: string[] | null;
  name: string;
  organisation_id: string;
  park_id: string;
  starts_on: string | null;
  used: Generated<number>;
  version: Generated<number>;
}

interface DayChange {
  day: string;
  organisation_id: string;
}

interface DayCount {
  count: number;
  day: string;
  key: string;
  kind: BookingKindName;
  more: number;
  offering_id: string;
  organisation_id: string;
  paise: number;
  part: CountedPart;
}

interface Directory {
  account_id: string;
  key: string;
  kind: 'organisation' | 'inspector' | 'counter' | 'slug';
  organisation_id: string;
}

interface Doctor {
  closed: Generated<boolean>;
  created_at: Date;
  days_off: Generated<string[]>;
  deleted_at: Date | null;
  id: string;
  name: string;
  organisation_active: Generated<boolean>;
  organisation_id: string;
}

interface Exhibition {
  active: Generated<boolean>;
  capacity: number | null;
  closed: Generated<boolean>;
  created_at: Date;
  days_off: Generated<string[]>;
  deleted_at: Date | null;
  ends_at: Date | null;
  id: string;
  location: string;
  name: string;
  organisation_active: Generated<boolean>;
  organisation_id: string;
  published: Generated<boolean>;
  starts_at: Date | null;
  type: ExhibitionModel['type'];
}

interface ExhibitionPlaces {
  exhibition_id: string;
  organisation_id: string;
  taken: number;
}

interface GateConflict {
  above: number;
  booking_id: string | null;
  made_at: Date;
  organisation_id: string;
  park_id: string | null;
  read_at: Date | null;
  read_by: string | null;
  result: ScanResult;
  scan_id: string;
  sides: ColumnType<GateSide[], string, string>;
}

interface GateDevice {
  battery: number | null;
  charging: boolean;
  counts: ColumnType<Partial<Record<ScanResult, number>>, string, string>;
  device_id: string;
  gate: string;
  given_name: string | null;
  key_hash: string | null;
  lately: ColumnType<GateState['lately'], string | null | undefined, string | null>;
  left_at: Date | null;
  lock_reason: string | null;
  locked_at: Date | null;
  organisation_id: string;
  pace: number;
  park_id: string | null;
  person: string;
  seen_at: Date;
  session_hash: string;
  unlocked_at: Date | null;
  waiting: number;
  was_locked_at: Date | null;
  wiped_at: Date | null;
}

interface GateMessage {
  device_id: string | null;
  id: string;
  organisation_id: string;
  park_id: string | null;
  sent_at: Date;
  sent_by: string;
  text: string;
  urgent: Generated<boolean>;
}

interface GateMessageSeen {
  device_id: string;
  message_id: string;
  organisation_id: string;
  person: string;
  seen_at: Date;
}

interface GateSession {
  device_id: string;
  organisation_id: string;
  session_hash: string;
  spoke_at: Date;
}

interface GatewayCredential {
  access_hint: string;
  access_key: string;
  batch_id: string | null;
  branch_id: string | null;
  cipher: 'cbc' | 'gcm';
  clinic_id: string | null;
  created_at: Date;
  gateway: ParkModel['gateway'] | null | null;
  id: string;
  merchant_id: string;
  offering_id: ColumnType<string | null, never, never>;
  organisation_id: string;
  park_id: string | null;
  removed_at: Date | null;
  retired_at: Date | null;
  tested_at: Date | null;
  working_hint: string;
  working_key: string;
}

interface Idempotency {
  answer: string | null;
  body_hash: string;
  claimed_at: Date;
  key_hash: string;
  status: number | null;
}

interface Image {
  bytes: number;
  colour: string | null;
  created_at: Date;
  hash: string;
  height: number | null;
  organisation_id: string;
  width: number | null;
}

interface Inspector {
  active: boolean;
  created_at: Date;
  email: string;
  id: string;
  name: string;
  organisation_id: string;
  park_id: string;
  password_hash: string;
  phone: string;
  supervises_gates: Generated<boolean>;
}

interface OnboardingMark {
  mark: Mark;
  marked_at: Date;
  organisation_id: string;
}

interface Organisation {
  active: Generated<boolean>;
  confirmed: Generated<boolean>;
  created_at: Date;
  email: string;
  id: string;
  kind: OrganisationKind;
  location: string;
  mobile: string;
  name: string;
  password_hash: string;
  person_name: string;
  second_mobile: string | null;
  slug: Generated<string>;
}

interface Park {
  active: Generated<boolean>;
  advance_days: Generated<number>;
  banner_enabled: Generated<boolean>;
  banner_url: Generated<string>;
  closed: Generated<boolean>;
  closes_at: string | null;
  company: Generated<string>;
  coupons_enabled: Generated<boolean>;
  created_at: Date;
  custom_dates: Generated<string[]>;
  custom_dates_enabled: Generated<boolean>;
  daily_capacity: number | null;
  day_prices: ColumnType<DayPrice[], string | undefined, string>;
  days_off: Generated<string[]>;
  deleted_at: Date | null;
  family_size: Generated<number>;
  fees: ColumnType<Fees, string, string>;
  gateway: ParkModel['gateway'];
  has_cloak_room: Generated<boolean>;
  has_holidays: Generated<boolean>;
  hold_minutes: Generated<number>;
  holidays: Generated<Weekday[]>;
  id: string;
  inside_limit: number | null;
  last_entry_minutes: Generated<number>;
  location: string;
  merchant_id: string;
  name: string;
  note: Generated<string>;
  open_days: Generated<Weekday[]>;
  opens_at: string | null;
  organisation_active: Generated<boolean>;
  organisation_id: string;
  part_of_group: Generated<boolean>;
  per_booking_limit: Generated<number>;
  published: Generated<boolean>;
  qr_name: Generated<string>;
  re_entry: Generated<boolean>;
  slot_early_minutes: Generated<number>;
  slot_late_minutes: Generated<number>;
  slots: ColumnType<Slot[], string | undefined, string>;
  version: Generated<number>;
}

interface ParkDay {
  organisation_id: string;
  park_id: string;
  slots: ColumnType<Record<string, number>, string | undefined, string>;
  taken: number;
  visit_date: string;
}

interface ParkInside {
  day: string;
  organisation_id: string;
  park_id: string;
  people: number;
}

interface PasswordLink {
  account_id: string;
  account_state: string;
  expires_at: Date;
  organisation_id: string;
  token_hash: string;
}

interface PaymentAttempt {
  amount_paise: number;
  bank_ref: string | null;
  booking_id: string;
  created_at: Date;
  credential_id: string;
  currency: Generated<string>;
  gateway: string;
  heard_at: Date | null;
  heard_currency: string | null;
  heard_paise: number | null;
  heard_word: string | null;
  id: string;
  last_inquiry_at: Date | null;
  lease_until: Date | null;
  merchant_id: string;
  mismatches: Generated<Mismatch[]>;
  mode: string | null;
  n: number;
  next_inquiry_at: Date | null;
  order_id: string;
  organisation_id: string;
  paid_paise: number | null;
  provider_txn_id: string | null;
  refused_at: Date | null;
  state: AttemptState;
  updated_at: Date;
}

interface PaymentEvent {
  attempt_id: string | null;
  claimed: string | null;
  decided: string | null;
  dedupe: string;
  gateway: string;
  id: string;
  kind: 'start' | 'return' | 'notify' | 'inquiry' | 'refund';
  organisation_id: string;
  raw_sealed: string | null;
  received_at: Date;
  valid: boolean | null;
}

interface PaymentRefund {
  amount_paise: number;
  attempt_id: string;
  booking_id: string;
  created_at: Date;
  given: Generated<boolean>;
  id: string;
  items: string | null;
  last_code: string | null;
  lease_until: Date | null;
  n: Generated<number>;
  next_try_at: Date | null;
  note: Generated<string>;
  organisation_id: string;
  people: Generated<number>;
  reason: 'duplicate' | 'late' | 'owner';
  state: Refund['state'];
  tries: Generated<number>;
  updated_at: Date;
}

interface PaymentRefundLine {
  category: string;
  label: string;
  organisation_id: string;
  price_paise: number;
  quantity: number;
  refund_id: string;
}

interface PaymentReview {
  attempt_id: string;
  booking_id: string;
  created_at: Date;
  decision: ReviewDecision;
  id: string;
  note: string;
  organisation_id: string;
  outcome: ReviewOutcome;
  role: 'owner' | 'admin';
}

interface Presentation {
  about: Generated<string>;
  board_notice: Generated<string>;
  board_notice_until: Generated<string>;
  child_means: Generated<string>;
  coordinates: Generated<string>;
  id: string;
  kind_notes: ColumnType<PresentationModel['kindNotes'], string | undefined, string>;
  organisation_id: string;
  picture_texts: ColumnType<PresentationModel['pictureTexts'], string | undefined, string>;
  pictures: Generated<string[]>;
  visitor_rules: Generated<string>;
}

interface RateLimit {
  hits: number;
  key: string;
  window_start: Date;
}

interface SavedView {
  account_id: string;
  columns: string[];
  list: string;
  main: boolean;
  name: string;
  organisation_id: string;
  query: string;
}

interface Scan {
  account_id: string;
  anew: ColumnType<KindCounts | null, string | null | undefined, string | null>;
  booking_id: string | null;
  counted: number | null;
  counts: ColumnType<KindCounts | null, string | null | undefined, string | null>;
  device_id: string | null;
  first_gate: string | null;
  first_scanned_at: Date | null;
  gate: string | null;
  inside_day: string | null;
  organisation_id: string;
  park_id: string | null;
  people: number | null;
  reason: string | null;
  received_at: Date;
  remaining: ColumnType<KindCounts | null, string | null | undefined, string | null>;
  result: ScanResult;
  scan_id: string;
  scanned_at: Date;
  undo_reason: string | null;
  undo_received_at: Date | null;
  undone_at: Date | null;
  undone_by: string | null;
}

interface Session {
  account_id: string;
  created_at: Date;
  last_seen_at: Date;
  organisation_id: string;
  park_id: string | null;
  revoked_at: Date | null;
  role: StoredRole;
  token_hash: string;
}

interface Specialization {
  active: boolean;
  created_at: Date;
  deleted_at: Date | null;
  id: string;
  name: string;
  organisation_active: Generated<boolean>;
  organisation_id: string;
}

interface TelevisionCode {
  code: string;
  expires_at: Date;
  kind: QueueKind | null;
  queue_id: string | null;
  secret_hash: string;
}

interface Token {
  booking_id: string | null;
  called_at: Date | null;
  completed_at: Date | null;
  counter_id: string | null;
  day: string;
  doctor_id: Generated<string>;
  former_booking_id: string | null;
  issued_at: Date;
  number: number;
  organisation_id: string;
  queue_id: string;
  state: TokenState;
  turn: number | null;
}

interface TokenEvent {
  account_name: Generated<string>;
  at: Date;
  booking_id: string;
  counter_name: string | null;
  n: number;
  number: number;
  organisation_id: string;
  role: AuditEntryModel['role'];
  state: TokenState;
}

interface TokenQueue {
  back_at: Date | null;
  closed: Generated<boolean>;
  day: string;
  doctor_id: Generated<string>;
  issued: Generated<number>;
  kind: QueueKind;
  late_minutes: Generated<number>;
  moved_away: Generated<number>;
  organisation_id: string;
  paused: Generated<boolean>;
  queue_id: string;
  running: Generated<number>;
  updated_at: Date;
}

interface TokenTold {
  account_id: string;
  account_name: string;
  at: Date;
  booking_id: string;
  news: string;
  organisation_id: string;
}

interface Translation {
  id: string;
  organisation_id: string;
  texts: ColumnType<TextsByLanguage, string | undefined, string>;
}

export interface Tables {
  account: Account;
  address_share: AddressShare;
  advertisement: Advertisement;
  audit_chain: AuditChain;
  audit_entry: AuditEntry;
  board_sound: BoardSound;
  booking: Booking;
  booking_line: BookingLine;
  booking_note: BookingNote;
  branch: Branch;
  brand: Brand;
  category: Category;
  clinic: Clinic;
  clinic_doctor: ClinicDoctor;
  coaching_batch: CoachingBatch;
  counted_day: CountedDay;
  counter: Counter;
  counter_pause: CounterPause;
  coupon: Coupon;
  day_change: DayChange;
  day_count: DayCount;
  directory: Directory;
  doctor: Doctor;
  exhibition: Exhibition;
  exhibition_places: ExhibitionPlaces;
  gate_conflict: GateConflict;
  gate_device: GateDevice;
  gate_message: GateMessage;
  gate_message_seen: GateMessageSeen;
  gate_session: GateSession;
  gateway_credential: GatewayCredential;
  idempotency: Idempotency;
  image: Image;
  inspector: Inspector;
  onboarding_mark: OnboardingMark;
  organisation: Organisation;
  park: Park;
  park_day: ParkDay;
  park_inside: ParkInside;
  password_link: PasswordLink;
  payment_attempt: PaymentAttempt;
  payment_event: PaymentEvent;
  payment_refund: PaymentRefund;
  payment_refund_line: PaymentRefundLine;
  payment_review: PaymentReview;
  presentation: Presentation;
  rate_limit: RateLimit;
  saved_view: SavedView;
  scan: Scan;
  session: Session;
  specialization: Specialization;
  television_code: TelevisionCode;
  token: Token;
  token_event: TokenEvent;
  token_queue: TokenQueue;
  token_told: TokenTold;
  translation: Translation;
}
