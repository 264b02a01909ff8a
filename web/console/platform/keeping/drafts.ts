import { deviceStore, type Store, tabStore } from '#web/shared/storage.ts';
import { readUser } from '../session.ts';

/** The place says which form a draft is of. */
export interface DraftPlace {
  noun: string;
  /** The record that is changed; null: a new one. */
  record: string | null;
  /** It is about a visitor: kept in this tab alone, and gone with it. */
  passing?: boolean;
}

/** Somebody began this in a form and has not saved it. */
export interface Draft {
  /** They began then. */
  at: Date;
  /** They changed these, by field. */
  values: Record<string, unknown>;
  /** Those fields held these when they began. */
  before: Record<string, unknown>;
}

/** A draft is kept for so long: a form that was begun a week ago is begun again sooner than understood. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const PREFIX = 'draft:';

const storeOf = ({ passing }: DraftPlace): Store => (passing ? tabStore : deviceStore);

/** Answers a key of the signed-in account, who finds their own drafts alone; null when nobody is signed in. */
function keyOf({ noun, record }: DraftPlace): string | null {
  const user = readUser();
  return user && `${PREFIX}${user.organisationId}:${user.id}:${noun}:${record ?? 'new'}`;
}

/** Instants stay instants; a number that is none, as somebody types it, is nothing. */
function written(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const given = this[name];
  return given instanceof Date ? { $instant: given.toISOString() } : value;
}
const read = (_: string, value: unknown): unknown => {
  const { $instant } = (value ?? {}) as { $instant?: string };
  return typeof $instant === 'string' ? new Date($instant) : value;
};

/** Answers what a store holds under a key; null where there is none, it is too old, or somebody else's text stands there. */
function drafted(store: Store, key: string): Draft | null {
  try {
    const draft = JSON.parse(store.get(key) ?? 'null', read) as Draft | null;
    return draft && Date.now() - draft.at.getTime() < KEPT_MS ? draft : null;
  } catch {
    return null;
  }
}

/** Answers the draft of a form, if the person signed in began it within seven days. */
export function readDraft(place: DraftPlace): Draft | null {
  const key = keyOf(place);
  return key === null ? null : drafted(storeOf(place), key);
}

/** Keeps what was typed on this device, under the time at which it was begun. */
export function keepDraft(place: DraftPlace, { values, before }: Omit<Draft, 'at'>): void {
  const key = keyOf(place);
  if (key === null) return;
  const at = drafted(storeOf(place), key)?.at ?? new Date();
  // A browser without room keeps it as long as the page is open: the form still asks before it closes.
  storeOf(place).set(key, JSON.stringify({ at, values, before }, written));
}

export function dropDraft(place: DraftPlace): void {
  const key = keyOf(place);
  if (key !== null) storeOf(place).remove(key);
}

/** Every draft of the person signed in, by its store. */
function ownDrafts(): [store: Store, keys: string[]][] {
  const user = readUser();
  if (!user) return [];
  const prefix = `${PREFIX}${user.organisationId}:${user.id}:`;
  return [deviceStore, tabStore].map((store) => [store, store.keys(prefix)]);
}

/** Says whether this device keeps something that the person signed in typed and has not saved. */
export const hasOwnDrafts = (): boolean => ownDrafts().some(([, keys]) => keys.length > 0);

/** Forgets every draft of the person signed in: they sign out on purpose, perhaps on a machine that others use. */
export function dropOwnDrafts(): void {
  for (const [store, keys] of ownDrafts()) for (const key of keys) store.remove(key);
}

/** Forgets what is too old, no matter who began it. */
export function sweepDrafts(): void {
  for (const store of [deviceStore, tabStore])
    for (const key of store.keys(PREFIX)) if (drafted(store, key) === null) store.remove(key);
}
