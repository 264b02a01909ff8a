import type { ShownBranch } from '#contract/branches/model.ts';
import type { StoredClinic } from '#contract/clinics/model.ts';
import type { StoredBatch } from '#contract/coaching-batches/model.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import type { Day, Weekday } from '#contract/kernel/dates/dates.ts';
import { AppError, type FieldIssue } from '#contract/kernel/errors.ts';
import { text, type Unsaid, type Wording } from '#contract/kernel/text.ts';
import { legacyField } from '#contract/kernel/wire/field-names.ts';
import type {
  BookedKind,
  Held,
  ManyChange,
  ManyChanged,
  ManyFields,
  OfferingKind,
  PreviewLink,
  Publishing,
  PublishingFacts,
} from '#contract/offerings/model.ts';
import { saleState } from '#contract/offerings/rules.ts';
import type { Park } from '#contract/parks/model.ts';
import { branches } from '#server/branches/service.ts';
import { clinics } from '#server/clinics/service.ts';
import { batches } from '#server/coaching-batches/service.ts';
import type { Deps } from '#server/deps.ts';
import { doctors } from '#server/doctors/service.ts';
import { exhibitions } from '#server/exhibitions/service.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { parse } from '#server/kernel/http/parse.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { previewPath } from '#server/kernel/identity/preview-link.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { refuseChangedMeanwhile } from '#server/kernel/records/changed-meanwhile.ts';
import { eachApart } from '#server/kernel/records/each-apart.ts';
import { changeRecordIn, ownRecord, type PublishingChecks, type RecordRules } from '#server/kernel/records/records.ts';
import { lockRecord, recordById, type StoredRecord } from '#server/kernel/records/resource.ts';
import { forgetOffering, parks } from '#server/parks/service.ts';
import { bookingsOn, closeBooked, heldAt, isOnlyDoctor, publishingFacts } from './repository.ts';

type Offering = StoredRecord & Parameters<typeof saleState>[0];

/** `type`: a show may have no name of its own. */
type Known = Pick<Park, 'id' | 'name'> & { type?: Exhibition['type'] };

export type Stood = { missing: FieldIssue<Wording>[]; typed?: true } & (
  | { kind: 'park'; record: Park }
  | { kind: 'clinic'; record: StoredClinic }
  | { kind: 'branch'; record: ShownBranch }
  | { kind: 'exhibition'; record: Exhibition }
  | { kind: 'coaching'; record: StoredBatch }
);

const RECORDS = { park: parks, clinic: clinics, branch: branches, exhibition: exhibitions, coaching: batches } as const;
const recordsOf = (kind: OfferingKind) => RECORDS[kind] as unknown as RecordRules<Offering, object, PublishingFacts>;

interface FormOffering {
  kind: OfferingKind;
  id: string;
}

/** Throws NOT_FOUND. */
export const ownOffering = (deps: Deps, tx: Tx, { kind, id }: FormOffering): Promise<Offering> =>
  ownRecord(deps, tx, recordsOf(kind), id);

/** Finds the offering and locks it until the transaction ends. */
export async function lockOwnOffering(deps: Deps, tx: Tx, of: FormOffering): Promise<Offering> {
  const found = await ownOffering(deps, tx, of);
  await lockRecord(tx, recordsOf(of.kind).resource, found);
  return found;
}

/** Throws NOT_FOUND. */
export const publishingOf = (deps: Deps, actor: Principal, { kind, id }: FormOffering): Promise<Unsaid<Publishing>> =>
  withScope(deps.db, staffScope(actor), async (tx) => {
    const { record, missing } = await lackedBy(deps, tx, { kind, id });
    const named = missing.map(({ field, message }) => ({ field: legacyField(recordsOf(kind).form, field), message }));
    return { state: saleState(record), missing: named };
  });

/** What one of the caller's offerings lacks to sell. Throws NOT_FOUND. */
export async function lackedBy(deps: Deps, tx: Tx, { kind, id }: FormOffering) {
  const records = recordsOf(kind);
  const record = await ownRecord(deps, tx, records, id);
  const facts = await publishingFacts(deps, tx, record);
  return { record, missing: lackOf(records.publishing?.missing, record, facts) };
}

/** Changes many of a kind, each under its own rules, locked in one order; a refused one stops no other. */
export async function changeMany(
  deps: Deps,
  actor: Principal,
  kind: OfferingKind,
  changes: readonly ManyChange[],
): Promise<Unsaid<ManyChanged>> {
  const inOrder = changes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const tried = await withScope(deps.db, staffScope(actor), (tx) =>
    eachApart(tx, inOrder, (change) => changeOneOf(deps, tx, actor, kind, change)),
  );
  for (const { id } of changes) forgetOffering(deps, id);
  deps.pages.forget('');
  return {
    done: tried.flatMap(({ thing, refusal }) => (refusal ? [] : [thing.id])),
    unchanged: tried.flatMap(({ thing, refusal }) => (refusal ? [{ id: thing.id, message: refusal.refusal }] : [])),
  };
}

function changeOneOf(
  deps: Deps,
  tx: Tx,
  actor: Principal,
  kind: OfferingKind,
  { id, was, to: { closed, ...to } }: ManyChange,
): Promise<unknown> {
  const before = storedFields(was) as Partial<Offering>;
  if (closed) return closeUnchanged(deps, tx, { kind, id }, before);
  return changeRecordIn(deps, tx, recordsOf(kind), actor, id, { ...storedFields(to), was: before });
}

async function closeUnchanged(deps: Deps, tx: Tx, of: FormOffering, was: Partial<Offering>): Promise<void> {
  await lockOwnOffering(deps, tx, of);
  const record = await ownOffering(deps, tx, of);
  const { table, columns } = recordsOf(of.kind).resource;
  await refuseChangedMeanwhile(tx, record, was, {}, columns);
  if (!(await closeBooked(tx, table, record))) throw new AppError('CONFLICT', text('offerings.unbooked'));
}

/** Prices by kind of ticket are `fees` of a park. */
const storedFields = ({ prices, ...fields }: ManyFields): object =>
  prices ? { ...fields, fees: Object.fromEntries(prices.map(({ category, price }) => [category, { price }])) } : fields;

/** Counts the bookings of one of the caller's offerings or doctors. Throws NOT_FOUND. */
export const heldOf = (deps: Deps, actor: Principal, { kind, id }: { kind: BookedKind; id: string }): Promise<Held> =>
  withScope(deps.db, staffScope(actor), async (tx) => {
    if (kind === 'doctor') {
      const doctor = await ownRecord(deps, tx, doctors, id);
      const held = await heldAt(tx, kind, doctor, today(deps));
      return { ...held, isBooked: held.isBooked || (await isOnlyDoctor(tx, doctor)) };
    }
    const records = recordsOf(kind);
    const record = await ownRecord(deps, tx, records, id);
    return heldAt(tx, kind, record, today(deps));
  });

/** Counts the bookings that a day off would affect: on a day, or on a weekday from that day on. Throws NOT_FOUND. */
export const standingOn = (
  deps: Deps,
  actor: Principal,
  { kind, id }: { kind: BookedKind; id: string },
  on: { day: Day; weekday?: Weekday | undefined },
): Promise<Pick<Held, 'bookings'>> =>
  withScope(deps.db, staffScope(actor), async (tx) => {
    const { organisationId } = await (kind === 'doctor'
      ? ownRecord(deps, tx, doctors, id)
      : ownRecord(deps, tx, recordsOf(kind), id));
    return bookingsOn(tx, { kind, id, organisationId }, on);
  });

/** Typed fields over the stored ones, not saved; an empty id: a new one. Throws INVALID_INPUT, NOT_FOUND. */
export async function typedOffering(
  deps: Deps,
  actor: Principal,
  { kind, id }: FormOffering,
  typed: unknown,
): Promise<Stood> {
  const records = recordsOf(kind);
  const fields = parse(records.form, typed);
  const stored =
    id !== ''
      ? await withScope(deps.db, staffScope(actor), (tx) => ownRecord(deps, tx, records, id))
      : {
          id: newId(deps.random, actor.organisationId),
          organisationId: actor.organisationId,
          createdAt: deps.clock.now(),
        };
  return { kind, record: { ...stored, ...fields, published: true }, missing: [], typed: true } as unknown as Stood;
}

/** Data of a preview link, which the caller has checked. Null when the offering no longer exists. */
export async function standing(deps: Deps, { kind: named, id }: Record<'kind' | 'id', string>): Promise<Stood | null> {
  const kind = named as OfferingKind;
  const records = recordsOf(kind);
  const owner = deps.codes.organisationOf(id);
  if (owner === null) return null;
  return withScope(deps.db, systemScope, async (tx) => {
    const record = await recordById(tx, records.resource, true, owner, id);
    if (!record) return null;
    return {
      kind,
      record,
      missing: lackOf(records.publishing?.missing, record, await publishingFacts(deps, tx, record)),
    } as unknown as Stood;
  });
}

/** Link to the preview, also of a draft. Throws NOT_FOUND. */
export async function previewOf(deps: Deps, actor: Principal, { kind, id }: FormOffering): Promise<PreviewLink> {
  await withScope(deps.db, staffScope(actor), (tx) => ownRecord(deps, tx, recordsOf(kind), id));
  return previewPath(deps, { kind, id });
}

/** Conditions for sale that a record does not meet: its own, and the confirmed e-mail of its organisation. */
const lackOf = <M>(
  missing: ((record: M, facts: PublishingFacts) => FieldIssue<Wording>[]) | undefined,
  record: M,
  facts: PublishingFacts,
): FieldIssue<Wording>[] => {
  if (!missing) return [];
  const confirm = facts.confirmed ? [] : [{ field: 'confirm', message: text('offerings.unconfirmed') }];
  return [...missing(record, facts), ...confirm];
};

export const isKnown = async (
  deps: Deps,
  record: Pick<Offering, 'organisationId' | 'id' | 'published'>,
): Promise<boolean> =>
  record.published || (await withScope(deps.db, systemScope, (tx) => publishingFacts(deps, tx, record))).isBooked;

/** Finds an offering that can no longer be booked, too; null for one that visitors never saw. */
export async function knownOffering(deps: Deps, kind: OfferingKind, id: string): Promise<Known | null> {
  const owner = deps.codes.organisationOf(id);
  if (owner === null) return null;
  const { resource } = RECORDS[kind] as unknown as RecordRules<Offering & Known, object>;
  const record = await withScope(deps.db, systemScope, (tx) => recordById(tx, resource, false, owner, id));
  return record && (await isKnown(deps, record)) ? record : null;
}

export const publishing: PublishingChecks = {
  isBooked: async (deps, tx, record) => (await publishingFacts(deps, tx, record)).isBooked,
  closeBooked,
  booked: text('offerings.booked'),
};
