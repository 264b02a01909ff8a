import { Kysely, PostgresDialect } from 'kysely';
import { PostgresDialect as GeneratorDialect, generate, RawExpressionNode } from 'kysely-codegen';
import { openPool } from '#server/kernel/database/connection.ts';

/**
 * The database holds these as a text, a list or JSON, and they are more than that: a table's model where that is called the
 * same. Whether it may be null, or has a default, the database says.
 */
const COLUMNS: Record<string, string> = {
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
export async function tableTypes(ownerUrl: string): Promise<string> {
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
          const type = COLUMNS[path];
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

const HEAD = `// Printed from the migrated schema by kysely-codegen (server/testing/table-types.ts): \`npm test -- schema.test -u\`.
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
