/**
 * The test files that also run on Citus (`npm run test:wide`): bookings, payments, tokens, scans, audit, what staff see and change,
 * and who reaches what. Tests that take a guard away stand in files of their own, which stay on one machine where they look at one.
 */
export const WIDE = [
  'server/testing/citus.test.ts',
  'server/features/tickets/routes.{capacity,repeats,holds,coupon-uses}.test.ts',
  'server/features/visits/routes.capacity.test.ts',
  'server/features/queues/{routes,repository.rush}.test.ts',
  'server/features/passes/routes.test.ts',
  'server/features/audit/routes.test.ts',
  'server/features/payments/{refunds,service.return,service.start}.test.ts',
  'server/app.{access,reach}.test.ts',
  'server/features/{attention,onboarding,organisations,offerings,parks,coupons,sessions,images}/{routes,service}.test.ts',
  'server/features/offerings/routes.lock-order.test.ts',
  'server/features/dashboard/routes{,.tokens,.visits,.enrolments}.test.ts',
  'server/features/booking-records/routes{,.tokens}.test.ts',
  'server/features/figures/routes.test.ts',
  'server/features/payment-reviews/routes.{refund,part-refund,retry,review,search}.test.ts',
  'server/features/accounts/routes{,.links,.unsent}.test.ts',
];

/** Statements that go to every part of a table, each with its reason. */
const EVERYWHERE: Record<string, RegExp> = {
  'a public list, or one of the admin, over all organisations':
    /^select (?:"(\w+)"\."id" as "id", "\1"\."organisation_id"|count\(\*\) as "total"|"audit_entry"\.\*)/,
  'whose a record is, asked once a process': /^select organisation_id as owner from/,
  'jobs that look for what is due, without a lock':
    /^select distinct "organisation_id"(?:, "\w+")* from "booking"|^select organisation_id, day from counted_day where not|^select o\.id from organisation o left join counted_day/,
  'the admin’s figures of all organisations (platform/whose.ts)': /\b(?:and|where) true\b/,
  'a list of the admin, over all organisations': /^(?!.*organisation_id"? = \$).* limit \$\d+(?: offset \$\d+)?$/,
  'an account or an inspector, of which the admin says the id alone':
    /^select \* from "account" where "id" = \$1$|^select "inspector"\."id".* where "inspector"\."id" = \$1$/,
  'pictures, which are one for all who show them':
    /^select array\[banner_url\] as shown|^select "hash" from "image" where "hash"/,
  'which organisations there are, for the admin':
    /^select (?:"kind", count\(\*\)|"id"|"id" as "organisationId", "name", "kind") .*from "organisation" where "?(?:kind|active)/,
  'shows and the first day of all organisations, for the admin':
    /^select count\(\*\) as "count" from "booking" where "exhibition_id" is not null and "status" = \$1 and "created_at" >= \$2(?: and "created_at" < \$3)?$|^select "exhibition"\."id", "name", .* where "published"|^select min\("created_at"\) as "first" from "booking"$/,
  'the admin’s search for bookings, by what was found in all organisations':
    /^select "booking"\.\*, "organisation"\."name" .* where "booking"\."id" in \([^)]*\)$/,
  'whether anything at all is paid by cards, asked at the start': /^select "gateway_credential"\."id".* limit \$\d$/,
  'queues of several organisations at once, as pages and boards are told of them':
    /^select 'loan' as kind.*organisation_id" = any \(/,
  'jobs that look for refunds and payments that are due':
    /^select organisation_id, id.* from payment_(?:refund|attempt) where "?next_/,
  'what tests look at and change':
    /^select \* from payment_(?:attempt|refund) where booking_id|^select e\.kind from payment_event|^update (?:payment_\w+|booking) set .* where (?:booking_)?id = \$\d$|^select .* from (?:park_day where park_id|payment_review where booking_id)|^select "id" from "booking"$/,
};

/** What goes to every part of a table without a reason. */
export const strays = (statements: readonly string[]): string[] =>
  statements.filter((text) => !Object.values(EVERYWHERE).some((known) => known.test(text)));
