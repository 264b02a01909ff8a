/**
 * The test files that also run on Citus (`npm run test:wide`): bookings, payments, tokens, scans, scopes and audit. Tests that take a guard
 * away stand in files of their own, which stay on one machine where they look at one.
 */
export const WIDE = [
  'server/testing/citus.test.ts',
  'server/features/tickets/routes.{capacity,repeats,holds,coupon-uses}.test.ts',
  'server/features/visits/routes.capacity.test.ts',
  'server/features/queues/routes.test.ts',
  'server/features/passes/routes.test.ts',
  'server/features/audit/routes.test.ts',
  'server/features/payments/{refunds,service.return,service.start}.test.ts',
];

/** Statements that go to every part of a table, each with its reason. */
const EVERYWHERE: Record<string, RegExp> = {
  'a public list, or one of the admin, over all organisations':
    /^select (?:"(\w+)"\."id" as "id", "\1"\."organisation_id"|count\(\*\) as "total"|"audit_entry"\.\*)/,
  'whose a record is, asked once a process': /^select organisation_id as owner from/,
  'jobs that look for what is due, without a lock': /^select distinct "organisation_id"(?:, "\w+")* from "booking"/,
  'a booking and its payee, as its visitor and its gateway name them':
    /^select (?:"id", "organisation_id" as "organisationId", "kind".*|"kind") from "booking" where "id" = \$1$|^select o\.id as "offeringId"/,
  'keys of a payment under way, or of all gateways':
    /^select (?:\* from "gateway_credential" where "id"|"gateway_credential"\."id")/,
  'jobs that look for refunds and payments that are due':
    /^select organisation_id, id.* from payment_(?:refund|attempt) where "?next_/,
  'what tests look at':
    /^select \* from payment_(?:attempt|refund) where booking_id|^select e\.kind from payment_event/,
  'a booking, as its visitor names it': /^select "booking"\.\*.* where /,
  'a key that is repeated, before anybody knows whose it is':
    /from "booking" where "kind" = \$1 and "idempotency_key" = \$2$/,
  'queues, as pages and boards name them':
    /^select 'loan' as kind|^select "name", "organisation_id", "published" from "(?:branch|clinic)" where "id" = \$1$/,
};

/** What goes to every part of a table without a reason. */
export const strays = (statements: readonly string[]): string[] =>
  statements.filter((text) => !Object.values(EVERYWHERE).some((known) => known.test(text)));
