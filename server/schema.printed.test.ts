import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { PostgresDialect as GeneratorDialect, generate, RawExpressionNode } from 'kysely-codegen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from './kernel/database/connection.ts';
import type { DatabaseFunction } from './kernel/database/schema/functions.ts';
import type { SchemaStep } from './kernel/database/schema/steps.ts';
import { SCHEMA } from './schema.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const COLUMNS = `
  select c.relname as of, string_agg('\`' || a.attname || '\` ' || replace(format_type(a.atttypid, null), 'timestamp with time zone', 'timestamptz')
    || case when a.attgenerated <> '' then ' = ' || pg_get_expr(d.adbin, d.adrelid) when not a.attnotnull then '?' else '' end, ', ' order by a.attnum) as said
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') group by 1 order by 1`;

const KEYS = `
  select relname as of, pg_get_constraintdef(k.oid) as said
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')
  order by 1, position(contype::text in 'puf'), 2`;

const INDEXES = `
  select c.relname as of, regexp_replace(pg_get_indexdef(indexrelid), '^CREATE (UNIQUE )?INDEX (\\w+) ON \\S+ USING btree ', '\\2: \\1') as said
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
  order by 1, 2`;

const POLICIES = `
  select tablename as of, '**' || policyname || '**' || case permissive when 'RESTRICTIVE' then ' (besides)' else '' end
    || case cmd when 'ALL' then '' else ' to ' || lower(cmd) end || ' for ' || (select string_agg(replace(r::text, 'pravesh_', ''), ', ' order by r::text) from unnest(roles) r)
    || ': \`' || regexp_replace(coalesce(qual, with_check), '\\s+', ' ', 'g') || '\`'
    || case when with_check <> qual then ', of what is written \`' || regexp_replace(with_check, '\\s+', ' ', 'g') || '\`' else '' end as said
  from pg_policies where schemaname = 'public' order by 1, permissive, policyname`;

const TRIGGERS = `
  select c.relname as of, regexp_replace(pg_get_triggerdef(t.oid), '^CREATE (CONSTRAINT )?TRIGGER (\\w+) (.*) ON \\S+ (.*)FOR EACH ROW (.*)EXECUTE FUNCTION (.*)$', '\\2: \\3 → \\6') as said
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where not tgisinternal order by 1, 2`;

const SIGNATURES = `
  select proname as of, pg_get_function_identity_arguments(oid) as arguments, pg_get_function_result(oid) as result,
    case when prosecdef then 'the owner' else 'the caller' end as runs,
    coalesce((select string_agg(replace(a.grantee::regrole::text, 'pravesh_', ''), ', ' order by 1) from aclexplode(proacl) a where a.grantee <> proowner), '') as callers
  from pg_proc where pronamespace = 'public'::regnamespace`;

/** Writes down what a migrated database consists of, by noun, in Markdown. */
async function schemaDocument({ steps, functions }: typeof SCHEMA): Promise<string> {
  const ask = (question: string): Promise<Record<string, string>[]> => database.asOwner(question);
  const parts: [title: string, rows: Record<string, string>[]][] = [
    ['Keys', await ask(KEYS)],
    ['Indexes', await ask(INDEXES)],
    ['Policies', await ask(POLICIES)],
    ['Triggers', await ask(TRIGGERS)],
  ];
  const columns = await ask(COLUMNS);
  const signatures = await ask(SIGNATURES);
  const table = (name: string): string => {
    const lists = parts.flatMap(([title, rows]) => list(title, saidOf(rows, name)));
    return [`### Table \`${name}\``, saidOf(columns, name).join(''), ...lists].join('\n\n');
  };
  const nouns = [...new Set([...steps.map(nounOf), ...functions.map(({ noun }) => noun)])];
  return nouns
    .map((noun) => {
      const tables = steps.filter((step) => nounOf(step) === noun).flatMap(tablesOf);
      const own = functions.filter((one) => one.noun === noun);
      const head = `## ${noun[0]?.toUpperCase()}${noun.slice(1).replaceAll('-', ' ')}`;
      return [head, ...tables.map(table), ...own.map((one) => described(one, signatures))].join('\n\n');
    })
    .join('\n\n');
}

const nounOf = ({ name }: SchemaStep): string => name.split('/')[0] ?? '';

const tablesOf = ({ parts }: SchemaStep): string[] =>
  parts.flatMap(({ make }) =>
    [...make.matchAll(/create (?:unlogged )?(?:table|view) (\w+)/g)].map(([, name]) => name ?? ''),
  );

const saidOf = (rows: Record<string, string>[], name: string): string[] =>
  rows.filter((row) => row.of === name).map(({ said = '' }) => said);

const list = (title: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}`];

/** The promise of a function is the comment at the head of its file. */
function described({ name, text }: DatabaseFunction, signatures: Record<string, string>[]): string {
  const promise = text.slice(0, text.indexOf('create or')).replaceAll(/^-- /gm, '').trim();
  const { arguments: given, result, runs, callers } = signatures.find((row) => row.of === name) ?? {};
  const called = callers ? `called by ${callers}` : 'called by functions and triggers alone';
  return `### \`${name}\`\n\n\`(${given}) → ${result}\`; runs as ${runs}, ${called}.\n\n${promise.replaceAll(/\n(?=Locks:|Outcomes:|Raises )/g, '\n\n')}`;
}

const WORDS = `# The database

Printed from a migrated database by \`server/schema.printed.test.ts\`, with the lock order of \`server/kernel/database/functions/README.md\`. A column with ? may be empty; a policy that says "besides" must hold beside one of the others.`;

test('server/testing/snapshots/schema.md says what a migrated database consists of', async () => {
  const readme = await readFile(join(import.meta.dirname, 'kernel/database/functions/README.md'), 'utf8');
  const order = readme.slice(readme.indexOf('## Lock order')).trim();
  const document = await schemaDocument(SCHEMA);
  await expect(`${WORDS}\n\n${order}\n\n${document}\n`).toMatchFileSnapshot('testing/snapshots/schema.md');
});

/**
 * The database holds these as a text, a list or JSON, and they are more than that: a table's model where that is called the
 * same. Whether it may be null, or has a default, the database says.
 */
const MODELS: Record<string, string> = {
  'account.role': 'StoredRole',
  'advertisement.placement': 'Placement',
  'audit_entry.action': "AuditEntryModel['action']",
  'audit_entry.changes': "AuditEntryModel['changes']",
  'audit_entry.noun': "AuditEntryModel['noun']",
  'audit_entry.role': "AuditEntryModel['role']",
  'television_code.kind': 'QueueKind',
  'booking.inside': 'ColumnType<KindCounts | null, string | null | undefined, string | null>',
  'booking.let_in': 'ColumnType<KindCounts | null, string | null | undefined, string | null>',
  'booking.kind': 'BookingKindName',
  'booking.payment_mode': "'online' | 'cash'",
  'booking.short_code': 'ColumnType<string, never, never>',
  'booking.status': 'PaymentStatus',
  'booking_note.role': 'StoredRole',
  'branch.gateway': "ParkModel['gateway']",
  'branch.officers': "ColumnType<BranchModel['officers'], string, string>",
  'brand.room_languages': 'ColumnType<RoomLanguage[], RoomLanguage[] | undefined, RoomLanguage[]>',
  'clinic.gateway': "ParkModel['gateway']",
  'coaching_batch.gateway': "ParkModel['gateway']",
  'coupon.discount_type': "CouponModel['discountType']",
  'day_count.kind': 'BookingKindName',
  'day_count.part': 'CountedPart',
  'directory.kind': "'organisation' | 'inspector' | 'counter' | 'slug'",
  'exhibition.type': "ExhibitionModel['type']",
  'gate_conflict.result': 'ScanResult',
  'gate_conflict.sides': 'ColumnType<GateSide[], string, string>',
  'gate_device.counts': 'ColumnType<Partial<Record<ScanResult, number>>, string, string>',
  'gate_device.lately': "ColumnType<GateState['lately'], string | null | undefined, string | null>",
  'gateway_credential.cipher': "'cbc' | 'gcm'",
  'gateway_credential.gateway': "ParkModel['gateway'] | null",
  'gateway_credential.offering_id': 'ColumnType<string | null, never, never>',
  'onboarding_mark.mark': 'Mark',
  'organisation.kind': 'OrganisationKind',
  'park.day_prices': 'ColumnType<DayPrice[], string | undefined, string>',
  'park.fees': 'ColumnType<Fees, string, string>',
  'park.gateway': "ParkModel['gateway']",
  'park.holidays': 'Weekday[]',
  'park.open_days': 'Weekday[]',
  'presentation.picture_texts': "ColumnType<PresentationModel['pictureTexts'], string | undefined, string>",
  'presentation.kind_notes': "ColumnType<PresentationModel['kindNotes'], string | undefined, string>",
  'park.slots': 'ColumnType<Slot[], string | undefined, string>',
  'park_day.slots': 'ColumnType<Record<string, number>, string | undefined, string>',
  'payment_attempt.mismatches': 'Mismatch[]',
  'payment_attempt.state': 'AttemptState',
  'payment_event.kind': "'start' | 'return' | 'notify' | 'inquiry' | 'refund'",
  'payment_refund.reason': "'duplicate' | 'late' | 'owner'",
  'payment_refund.state': "Refund['state']",
  'payment_review.decision': 'ReviewDecision',
  'payment_review.outcome': 'ReviewOutcome',
  'payment_review.role': "'owner' | 'admin'",
  'scan.counts': 'ColumnType<KindCounts | null, string | null | undefined, string | null>',
  'scan.anew': 'ColumnType<KindCounts | null, string | null | undefined, string | null>',
  'scan.remaining': 'ColumnType<KindCounts | null, string | null | undefined, string | null>',
  'scan.result': 'ScanResult',
  'session.role': 'StoredRole',
  'token.state': 'TokenState',
  'token_event.role': "AuditEntryModel['role']",
  'token_event.state': 'TokenState',
  'token_queue.kind': 'QueueKind',
  'translation.texts': 'ColumnType<TextsByLanguage, string | undefined, string>',
};

/** PostgreSQL takes each column of a view for one that may be null: this alone is. */
const NULL_IN_VIEWS = 'email';

/** The types of all tables of a migrated database, as kysely-codegen prints them: the text of server/tables.ts. */
async function tableTypes(ownerUrl: string): Promise<string> {
  const db = new Kysely({
    dialect: new PostgresDialect({ pool: openPool({ connectionString: ownerUrl }, () => undefined) }),
  });
  const dialect = new GeneratorDialect();
  const overrides: Record<string, RawExpressionNode> = {};
  const printed = await generate({
    db,
    dialect,
    outFile: null,
    excludePattern: 'migration.*',
    typeMapping: { timestamptz: 'Date', date: 'string', int8: 'number' },
    overrides: { columns: overrides },
    postprocess: async ({ metadata }) => {
      for (const { name: table, columns, isView } of metadata.tables)
        for (const column of columns) {
          const path = `${table}.${column.name}`;
          const type = MODELS[path];
          if (isView && column.name !== NULL_IN_VIEWS) column.isNullable = false;
          if (!type) continue;
          overrides[path] = new RawExpressionNode(typeOf(type, column));
          // Else the generator would say so once more.
          column.isNullable = false;
        }
      return metadata;
    },
  });
  await db.destroy();
  return printed
    .replace(/^\/\*\*[\s\S]*?\*\/\n/, HEAD)
    .replaceAll(/^export (interface|type) /gm, '$1 ')
    .replace('interface DB ', 'export interface Tables ');
}

const HEAD = `// Printed from the migrated schema by kysely-codegen (server/schema.printed.test.ts): \`npm test -- schema.printed -u\`.
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
`;

function typeOf(
  type: string,
  { isNullable, hasDefaultValue }: { isNullable: boolean; hasDefaultValue: boolean },
): string {
  if (type.startsWith('ColumnType<')) return type;
  const stored = isNullable ? `${type} | null` : type;
  return hasDefaultValue ? `Generated<${stored}>` : stored;
}

test('server/tables.ts is printed from a migrated database', async () => {
  await expect(await tableTypes(database.ownerUrl)).toMatchFileSnapshot('tables.ts');
});
