import { CATEGORY_KEYS, type Fees } from '#contract/fees/rules.ts';
import { invalid } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import { parkDraft, parksApi } from '#contract/parks/api.ts';
import type { Park, ParkFields, PricedPark } from '#contract/parks/model.ts';
import { missingToSell } from '#contract/parks/rules.ts';
import type { Deps, KeptPark } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, systemScope, withScope } from '#server/kernel/database/scope.ts';
import {
  type Changes,
  changeRecord,
  offeredBy,
  type RecordRules,
  type RemovalWish,
  type Removed,
  removeRecord,
} from '#server/kernel/records/records.ts';
import { recordById, toModel } from '#server/kernel/records/resource.ts';
import { bookableParks, parkResource, type ShownPark } from './repository.ts';

/** Fees of categories that are not sent stay; custom dates are dropped when disabled (docs/product/forms.md 15). */
export const parks: RecordRules<ShownPark, ParkFields, PublishingFacts> = {
  ...offeredBy('park', 'park', 'parks'),
  resource: parkResource,
  form: parksApi.add.body,
  publishing: { draft: parkDraft, missing: (park, facts) => missingToSell(park as Park, facts) },
  complete: (stored, { fees, ...sent }) => ({
    ...sent,
    ...(fees && { fees: withFees(stored.fees, fees) }),
    ...(!(sent.customDatesEnabled ?? stored.customDatesEnabled) && { customDates: [] }),
  }),
};

const withFees = (stored: Fees, sent: Partial<Fees>): Fees =>
  Object.fromEntries(CATEGORY_KEYS.map((key) => [key, { ...stored[key], ...sent[key] }])) as Fees;

/** Bookings see the change at once. Throws as `changeRecord`. */
export async function updatePark(
  deps: Deps,
  actor: Principal,
  id: string,
  sent: Changes<ShownPark, ParkFields>,
): Promise<ShownPark> {
  const park = await changeRecord(deps, parks, actor, id, sent);
  forgetOffering(deps, id);
  return park;
}

export async function removePark(deps: Deps, actor: Principal, id: string, asked?: RemovalWish): Promise<Removed> {
  const removed = await removeRecord(deps, parks, actor, id, asked);
  forgetOffering(deps, id);
  return removed;
}

/** Throws the original product's message when the caller's scope has no such park. */
export async function requirePark(tx: Tx, organisationId: string | null, id: string): Promise<ShownPark> {
  const park = await recordById(tx, parkResource, true, organisationId, id);
  if (!park) throw invalid('parkId', text('parks.noPark'));
  return park;
}

/** How long "inactive" may outlive a change by another process; bookings check the version anyway. */
const KEPT_MS = 2000;

/** Cached for up to `keptMs`. Null when missing or removed. After a `stale` booking call `forgetOffering` and retry. */
export function parkOffering(deps: Deps, parkId: string, keptMs = KEPT_MS): Promise<PricedPark | null> {
  const { parks } = deps;
  const now = deps.clock.now().getTime();
  const known = parks.get(parkId);
  const entry = known !== undefined && now - known.readAt < keptMs ? known : reading(deps, parkId, now);
  parks.set(parkId, entry);
  return entry.offering;
}

export const forgetOffering = (deps: Deps, parkId: string): void => void deps.parks.delete(parkId);

export const forgetOfferings = (deps: Deps, organisationId: string): void => {
  for (const id of [...deps.parks.keys()])
    if (deps.codes.organisationOf(id) === organisationId) forgetOffering(deps, id);
};

function reading(deps: Deps, parkId: string, readAt: number): KeptPark {
  const offering = readOffering(deps, parkId).then(
    (found) => {
      if (found === null) forgetOffering(deps, parkId);
      return found;
    },
    (error) => {
      forgetOffering(deps, parkId);
      throw error;
    },
  );
  offering.catch(() => undefined); // the one who asks is told of it
  return { readAt, offering };
}

async function readOffering(deps: Deps, parkId: string): Promise<PricedPark | null> {
  const owner = deps.codes.organisationOf(parkId);
  if (owner === null) return null;
  const [row] = await withScope(deps.db, systemScope, (tx) => bookableParks(tx, owner, [parkId]));
  return row ? toOffering(row) : null;
}

function toOffering(row: Awaited<ReturnType<typeof bookableParks>>[number]): PricedPark {
  const { version, organisation_active, has_keys, ...park } = toModel(row) as Park & typeof row;
  const active = park.active && organisation_active;
  return { park: { ...park, active }, version, organisationId: park.organisationId, takesMoney: Boolean(has_keys) };
}
