import { text, type Wording } from '#contract/kernel/text.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { Deps } from '#server/deps.ts';
import type { ShownPage } from '#server/kernel/http/pages/pages.ts';
import { type RecordName, recordName } from '#server/kernel/records/record-name.ts';
import type { RecordRules } from '#server/kernel/records/records.ts';
import type { StoredRecord } from '#server/kernel/records/resource.ts';

interface ClosedOffering {
  kind: OfferingKind;
  id: string;
}

/** For a removed, closed, paused or switched-off offering; also what its visitors keep (docs/behaviour.md 4.4). */
export function closedPage(found: RecordName, id: string, asked?: ClosedOffering): ShownPage {
  const { name, isRemoved, isClosed, isPaused } = found;
  const kept = (isClosed || isPaused) && !isRemoved && asked ? keptAt(asked) : { kept: null, findAt: null };
  const props = { id, name, message: messageOf(found), ...kept };
  return {
    shown: { name: 'closed-offering', props },
    options: { status: isRemoved ? 410 : 200, noindex: true },
  };
}

export const unlessPaused = <M extends { active: boolean }>(record: M | null): M | null =>
  record?.active ? record : null;

/** Null when no such record ever existed. */
export async function closedAt<M extends StoredRecord & { name: string }>(
  deps: Deps,
  { resource, thing }: Pick<RecordRules<M, never>, 'resource' | 'thing'>,
  asked: ClosedOffering,
): Promise<ShownPage | null> {
  const found = await recordName(deps, resource, asked.id);
  const unnamed = thing.replace(/^./, (letter) => letter.toUpperCase());
  return found && closedPage({ ...found, name: found.name || unnamed }, asked.id, asked);
}

function messageOf({ name, isRemoved, isClosed, isPaused }: RecordName): Wording {
  if (isRemoved) return text('bookings.offeringRemoved', { name });
  if (isClosed) return text('offerings.closed', { name });
  return isPaused ? text('offerings.paused') : text('tickets.inactive', { park: name });
}

const keptAt = ({ kind, id }: ClosedOffering) => ({ kept: text('offerings.keptAfterClosing', { kind }), findAt: id });
