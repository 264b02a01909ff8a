import type { LoggedStatement } from '../statements.ts';

/** The test files that also run on Citus (`npm run test:wide`): of every noun of server/, and of scopes, the audit, repeats and limits. */
export const WIDE = [
  'server/schema.citus.test.ts',
  'server/*/*.test.ts',
  'server/kernel/{database/{scope,scope.posts,scope.sign-out},records/{audit-entry*,changes,crud},http/{idempotency,rate-limit}}.test.ts',
  'server/app.{access,reach}.test.ts',
];

const WAITS_FOR_THE_OTHER =
  'a control: the function without its guard waits until another has looked, by a sequence, which Citus does not read on a worker';
const COUNTS_ROWS = 'counts the rows that one connection has read, by the statistics of one machine';
const OTHER_TEXT =
  'its control puts another text in place of a function that workers run, and Citus then calls it without its columns';
const OWN_TRIGGER = 'writes a trigger of its own, which Citus refuses on a table that is laid out';

/** These files cannot run on Citus, each with its reason. */
export const NOT_WIDE: Record<string, string> = {
  'server/{demo,pages}/*.test.ts': 'are of no noun',
  'server/{*/{page,*-page},place-search/page.pictures}.test.ts':
    'pages of visitors were never laid out: those of batches and of clinics read a record whose organisation they do not know yet, from everywhere or not at all',
  'server/admissions/routes.races.test.ts': OTHER_TEXT,
  'server/booking-records/routes.lists.test.ts': COUNTS_ROWS,
  'server/booking-records/repository.visitor.test.ts': 'reads the plan of one machine',
  'server/tickets/routes.coupon-control.test.ts': WAITS_FOR_THE_OTHER,
  'server/tickets/routes.addresses-control.test.ts': WAITS_FOR_THE_OTHER,
  'server/enrolments/routes.capacity-control.test.ts': WAITS_FOR_THE_OTHER,
  'server/appointments/routes.numbering-control.test.ts': WAITS_FOR_THE_OTHER,
  'server/kernel/records/audit-entry.chain-control.test.ts': WAITS_FOR_THE_OTHER,
  'server/appointments/routes.numbering-undone.test.ts': OWN_TRIGGER,
  'server/tickets/repository.strangers.test.ts': OWN_TRIGGER,
  'server/bookings/repository.first-token.test.ts': OTHER_TEXT,
  'server/queues/routes.closing-race.test.ts': 'its control puts another text in place of a function that workers run',
  'server/bookings/service.undone.test.ts': OWN_TRIGGER,
  'server/offerings/routes.withdrawn.test.ts': OWN_TRIGGER,
  'server/gateway-credentials/routes.removal.test.ts': OWN_TRIGGER,
  'server/doctors/routes.closing.test.ts': OWN_TRIGGER,
  'server/figures/service.test.ts': 'its control switches a trigger off, and it looks at pg_locks of one machine',
  'server/tickets/repository.test.ts': COUNTS_ROWS,
  'server/bookings/repository.young.test.ts': COUNTS_ROWS,
  'server/tickets/routes.keys-control.test.ts': 'skips what is locked, which Citus does for no row of a worker',
  'server/bookings/service.kinds.test.ts':
    'hands rows of a query to functions, which exist for variables alone there (decision 0062)',
  'server/passes/service.merging.test.ts': OTHER_TEXT,
  'server/passes/repository.together.test.ts':
    'about scans in one statement: on Citus each goes alone, since a scope reaches the workers between statements',
};

/** A role asks every part of a table this: a role of the server, never an owner's, an inspector's or a counter's. */
interface Everywhere {
  role: 'pravesh_admin' | 'pravesh_system' | 'pravesh_visitor';
  statement: RegExp;
}

/** An organisation that is named: where the server knows it, nothing goes everywhere. */
const UNNAMED = '^(?!.*organisation_?id"? ?(?:=|in) ?\\(?\\$)';
const CATALOGUE = 'park|clinic|branch|exhibition|coaching_batch|doctor|specialization|counter|advertisement';

/** Statements that go to every part of a table, each with its reason. */
const EVERYWHERE: Record<string, Everywhere> = {
  'a public list of what is offered, over all organisations': {
    role: 'pravesh_visitor',
    statement: new RegExp(
      `${UNNAMED}select (?:count\\(\\*\\) as "total"|"(\\w+)"\\."id" as "id", .*) from "(?:${CATALOGUE})" where "\\w+"\\."deleted_at" is null(?: and |.* limit|$)`,
    ),
  },
  'a list of the admin, over all organisations': {
    role: 'pravesh_admin',
    statement: new RegExp(`${UNNAMED}select (?:count\\(\\*\\) as "total" .*|.* limit \\$\\d+(?: offset \\$\\d+)?$)`),
  },
  'a record of which the admin says the id alone': {
    role: 'pravesh_admin',
    statement: new RegExp(
      `${UNNAMED}select .* where (?:"\\w+"\\."deleted_at" is null and )?(?:"\\w+"\\.)?"id" = \\$\\d+$`,
    ),
  },
  'the admin’s figures of all organisations (kernel/records/asked-organisations.ts)': {
    role: 'pravesh_admin',
    statement: /\b(?:and|where) true\b/,
  },
  'figures of shows, and the first day of all, for the admin': {
    role: 'pravesh_admin',
    statement: new RegExp(
      `${UNNAMED}select (?:count\\(\\*\\) as "count" from "booking" where "exhibition_id"|"exhibition"\\."id", "name", |min\\("created_at"\\) as "first" from "booking"$)`,
    ),
  },
  'which organisations there are, for the admin': {
    role: 'pravesh_admin',
    statement:
      /^select (?:"kind", count\(\*\)|"id"|"id" as "organisationId", "name", "kind") .*from "organisation" where/,
  },
  'which organisations there are, when a process begins or hears the others again': {
    role: 'pravesh_system',
    statement: /^select "id", "kind" from "organisation"$/,
  },
  'jobs that look for what is due or over, without a lock': {
    role: 'pravesh_system',
    statement:
      /^select distinct "organisation_id"(?:, "\w+")* from "(?:booking|audit_entry)" where|^select organisation_id, id(?:, state)? from payment_(?:refund|attempt) where "next_|^select organisation_id as id from booking where address_key|^select organisation_id as "organisationId", id from payment_event where received_at/,
  },
  'the job that looks for days that nobody has counted': {
    role: 'pravesh_system',
    statement:
      /^select organisation_id, day from counted_day where not|^select o\.id from organisation o left join counted_day/,
  },
  'pictures, which are one for all who show them': {
    role: 'pravesh_system',
    statement: /^select array\[banner_url\] as shown from|^select "hash" from "image" where "hash"/,
  },
  'whether there is an admin, and anybody who is paid by cards, asked at the start': {
    role: 'pravesh_system',
    statement:
      /^select "id" from "organisation" where "kind" (?:=|<>) \$1 limit|^select "gateway_credential"\."id".* limit \$\d$/,
  },
};

const reasonOf = ({ role, text }: LoggedStatement): string | undefined =>
  Object.entries(EVERYWHERE).find(([, known]) => known.role === role && known.statement.test(text))?.[0];

export const strays = (said: readonly LoggedStatement[]): string[] =>
  said.filter((one) => !reasonOf(one)).map(({ role, text }) => `${role}: ${text}`);

export const reasonsFor = (said: readonly LoggedStatement[]): string[] => [
  ...new Set(said.map(reasonOf).filter((reason) => reason !== undefined)),
];

/** Those of the list that are not among `used`: nothing of a whole run needs them any more. */
export const unneeded = (used: readonly string[]): string[] =>
  Object.keys(EVERYWHERE).filter((reason) => !used.includes(reason));
