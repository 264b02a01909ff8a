import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A review is what a person decided about a payment (docs/payments.md 6.4 and 6.9). */
const review: TablePart = {
  make: `
    create table payment_review (
      organisation_id text not null,
      id text not null,
      attempt_id text not null,
      booking_id text not null,
      decision text not null check (decision in ('accept', 'refund', 'reject')),
      outcome text not null check (outcome in ('paid', 'duplicate', 'late', 'refunding', 'failed')),
      note text not null,
      role text not null check (role in ('owner', 'admin')),
      created_at timestamptz not null,
      primary key (organisation_id, id),
      foreign key (organisation_id, attempt_id) references payment_attempt (organisation_id, id),
      foreign key (organisation_id, booking_id) references booking (organisation_id, id)
    );
    create index payment_review_attempt on payment_review (organisation_id, attempt_id, created_at)`,
  guard: `
    select protect('payment_review'), audit('payment_review', 'booking_id')`,
};

export const paymentReviews: SchemaSteps = { 1: [review] };
