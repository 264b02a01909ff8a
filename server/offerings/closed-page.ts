import { BOOKING_REFUSALS } from '#contract/bookings/words.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { OFFERING_CLOSED, OFFERING_PAUSED } from '#contract/offerings/words.ts';
import { TICKET_PROBLEMS } from '#contract/tickets/words.ts';
import type { Deps } from '#server/deps.ts';
import type { ShownPage } from '#server/kernel/http/pages/pages.ts';
import { type RecordName, recordName } from '#server/kernel/records/record-name.ts';
import type { RecordRules } from '#server/kernel/records/records.ts';
import type { StoredRecord } from '#server/kernel/records/resource.ts';

/** Somebody asked for this, which can be closed while people hold something there. */
interface ClosedOffering {
  kind: OfferingKind;
  id: string;
}

/**
 * The page of an offering that cannot be booked, because it was removed for good, was closed or paused, or its organisation is
 * switched off. Of a closed or paused one it says what those keep who have booked it (docs/behaviour.md 4.4).
 */
export function closedPage(found: RecordName, id: string, asked?: ClosedOffering): ShownPage {
  const { name, isRemoved, isClosed, isPaused } = found;
  const kept = (isClosed || isPaused) && !isRemoved && asked ? keptAt(asked) : { kept: null, findAt: null };
  const props = { id, name, message: messageOf(found), ...kept };
  return {
    shown: { name: 'closed-offering', props },
    options: { status: isRemoved ? 410 : 200, noindex: true },
  };
}

/** A record that visitors can book now; null where it is paused. */
export const unlessPaused = <M extends { active: boolean }>(record: M | null): M | null =>
  record?.active ? record : null;

/** The same page for an id of one of these records; null when there never was one. */
export async function closedAt<M extends StoredRecord & { name: string }>(
  deps: Deps,
  { resource, thing }: Pick<RecordRules<M, never>, 'resource' | 'thing'>,
  asked: ClosedOffering,
): Promise<ShownPage | null> {
  const found = await recordName(deps, resource, asked.id);
  const unnamed = thing.replace(/^./, (letter) => letter.toUpperCase());
  return found && closedPage({ ...found, name: found.name || unnamed }, asked.id, asked);
}

function messageOf({ name, isRemoved, isClosed, isPaused }: RecordName): string {
  if (isRemoved) return BOOKING_REFUSALS.offeringRemoved(name);
  if (isClosed) return OFFERING_CLOSED.message(name);
  return isPaused ? OFFERING_PAUSED : TICKET_PROBLEMS.inactive(name);
}

/** All that is kept is found again by a mobile number. */
const keptAt = ({ kind, id }: ClosedOffering) => ({ kept: OFFERING_CLOSED.kept[kind], findAt: id });
