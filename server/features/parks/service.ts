import { dayOf } from '#contract/dates.ts';
import { AppError, invalid, notFound } from '#contract/errors.ts';
import type { Park, ParkFields } from '#contract/parks/model.ts';
import type { Deps } from '#server/deps.ts';
import { findOrganisation } from '#server/features/organisations/service.ts';
import { newId } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database.ts';
import { pageAddress } from '#server/platform/page-address.ts';
import {
  type Actor,
  type Principal,
  requestedOrganisation,
  staffScope,
  systemScope,
  visitorScope,
  withScope,
} from '#server/platform/scope.ts';
import * as repository from './repository.ts';

type ShownPark = repository.ShownPark;

/** One park: in full for its own staff and the admin, the public part for everyone else. Throws NOT_FOUND. */
export async function shownPark(deps: Deps, actor: Actor, id: string): Promise<ShownPark> {
  const own = actor && (await withScope(deps.db, staffScope(actor), (tx) => repository.parkById(tx, true, id)));
  const row = own ?? (await withScope(deps.db, visitorScope, (tx) => repository.parkById(tx, false, id)));
  if (!row) throw notFound('This park');
  return repository.toShownPark(row);
}

/** Adds a park to an organisation of parks: the caller's own, or the one that the admin names. */
export async function addPark(
  deps: Deps,
  actor: Principal,
  organisationId: string | null,
  fields: ParkFields,
): Promise<Park> {
  if (organisationId === null)
    throw new AppError('INVALID_INPUT', 'Please say which organisation the park belongs to.');
  await requireParkOrganisation(deps, actor, organisationId);
  const park = { ...fields, id: newId(deps.random), organisationId, createdAt: deps.clock.now() };
  await withScope(deps.db, staffScope(actor), (tx) => repository.insertPark(tx, park));
  return park;
}

/** Other trades have no parks; and the admin may have named an organisation that is none. */
async function requireParkOrganisation(deps: Deps, actor: Principal, organisationId: string): Promise<void> {
  if (actor.role !== 'admin' && actor.kind !== 'park')
    throw new AppError('FORBIDDEN', 'Only an organisation of parks can add a park.');
  if (actor.role === 'admin' && (await findOrganisation(deps, organisationId))?.kind !== 'park')
    throw new AppError('INVALID_INPUT', 'This organisation cannot have parks.');
}

/** Replaces all fields of a park. Throws NOT_FOUND when the caller has no such park. */
export async function updatePark(deps: Deps, actor: Principal, id: string, fields: ParkFields): Promise<ShownPark> {
  const row = await withScope(deps.db, staffScope(actor), (tx) =>
    repository.updatePark(tx, id, requestedOrganisation(actor, null), fields),
  );
  if (!row) throw notFound('This park');
  forgetOffering(deps, id);
  return repository.toShownPark(row);
}

/** Where visitors book at a park; what its QR code holds (product spec section 2). */
export const bookingAddress = ({ config }: Deps, park: Pick<Park, 'id' | 'name'>): string =>
  pageAddress(config, 'ticketbooking', park);

const REFERRED_TO = '23503';

/** Removes an unused park; one that bookings, inspectors or credentials refer to is hidden. Throws NOT_FOUND. */
export async function removePark(deps: Deps, actor: Principal, id: string): Promise<void> {
  const scope = staffScope(actor);
  try {
    const removed = await withScope(deps.db, scope, (tx) =>
      repository.deletePark(tx, id, requestedOrganisation(actor, null)),
    );
    if (!removed) throw notFound('This park');
  } catch (error) {
    if ((error as { code?: string }).code !== REFERRED_TO) throw error;
    await withScope(deps.db, scope, (tx) => repository.hidePark(tx, id, deps.clock.now()));
  }
  forgetOffering(deps, id);
}

/** A live park by id, as the caller's scope sees it; for what belongs to a park. Throws the spec's words when there is none. */
export async function requirePark(tx: Tx, organisationId: string | null, id: string) {
  const row = await repository.parkById(tx, true, id);
  const others = organisationId !== null && row?.organisation_id !== organisationId;
  if (!row || others) throw invalid('parkId', 'park name is required');
  return { id: row.id, organisationId: row.organisation_id, name: row.name };
}

/** A park as it can be booked, stamped with the version that book_ticket compares. */
export interface Offering {
  park: Park;
  version: number;
  organisationId: string;
  /** Whether it can be paid online: it has the keys of its gateway. */
  takesMoney: boolean;
}

/** What is said of a park that has no keys of a gateway: a hold that nobody can pay helps nobody. */
export const unpayable = (name: string): string =>
  `${name} cannot take payments online yet. Please buy your tickets at the gate.`;

interface Kept {
  readAt: number;
  offering: Promise<Offering | null>;
}

const MOST_KEPT = 2000;
/** Bookings prove the version anyway; this bounds how long a refusal ("inactive") may outlive a change made by another process. */
const KEPT_MS = 2000;
const kept = new WeakMap<Deps, Map<string, Kept>>();

function offeringsOf(deps: Deps): Map<string, Kept> {
  const known = kept.get(deps) ?? new Map<string, Kept>();
  kept.set(deps, known);
  return known;
}

/**
 * A park for booking, from memory where it was read within two seconds; null when it is missing or removed. Many
 * visitors at once share one read. Whoever is told `stale` calls `forgetOffering` and asks again.
 */
export function parkOffering(deps: Deps, parkId: string): Promise<Offering | null> {
  const offerings = offeringsOf(deps);
  const now = deps.clock.now().getTime();
  const known = offerings.get(parkId);
  const entry = known && now - known.readAt < KEPT_MS ? known : { readAt: now, offering: readOffering(deps, parkId) };
  // Set again at the end of the map, whose first entry is then the one unused for longest.
  offerings.delete(parkId);
  offerings.set(parkId, entry);
  const [oldest] = offerings.keys();
  if (offerings.size > MOST_KEPT && oldest) offerings.delete(oldest);
  return entry.offering;
}

export const forgetOffering = (deps: Deps, parkId: string): void => void offeringsOf(deps).delete(parkId);

async function readOffering(deps: Deps, parkId: string): Promise<Offering | null> {
  try {
    const row = await withScope(deps.db, systemScope, (tx) => repository.bookableParkById(tx, parkId));
    if (!row) {
      forgetOffering(deps, parkId);
      return null;
    }
    // A park sells nothing while its organisation is off.
    const active = row.active && row.organisation_active === true;
    const park = { ...(repository.toShownPark(row) as Park), active };
    return { park, version: row.version, organisationId: row.organisation_id, takesMoney: Boolean(row.has_keys) };
  } catch (error) {
    forgetOffering(deps, parkId);
    throw error;
  }
}

/** Parks that take bookings, as the landing page lists them. */
export const listPlaces = (deps: Deps): Promise<{ id: string; name: string; location: string }[]> =>
  withScope(deps.db, visitorScope, (tx) => repository.activePlaces(tx, dayOf(deps.clock.now())));
