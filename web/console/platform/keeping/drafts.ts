import { deviceStore, type Store, tabStore } from '#web/shared/storage.ts';
import { readUser } from '../session.ts';

export interface DraftPlace {
  noun: string;
  record: string | null;
  /** Draft with a visitor's data: in this tab's storage only. */
  passing?: boolean;
}

export interface Draft {
  at: Date;
  values: Record<string, unknown>;
  before: Record<string, unknown>;
}

/** A draft older than a week is harder to understand than to begin anew. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const PREFIX = 'draft:';

const storeOf = ({ passing }: DraftPlace): Store => (passing ? tabStore : deviceStore);

/** Per account, so that users find only their own drafts; null when signed out. */
function keyOf({ noun, record }: DraftPlace): string | null {
  const user = readUser();
  return user && `${PREFIX}${user.organisationId}:${user.id}:${noun}:${record ?? 'new'}`;
}

/** Keeps instants as instants; an instant of which half is typed, like NaN, becomes null. */
function written(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const given = this[name];
  return given instanceof Date && value !== null ? { $instant: value } : value;
}
const read = (_: string, value: unknown): unknown => {
  const { $instant } = (value ?? {}) as { $instant?: string };
  return typeof $instant === 'string' ? new Date($instant) : value;
};

function drafted(store: Store, key: string): Draft | null {
  try {
    const draft = JSON.parse(store.get(key) ?? 'null', read) as Draft | null;
    return draft && Date.now() - draft.at.getTime() < KEPT_MS ? draft : null;
  } catch {
    return null;
  }
}

export function readDraft(place: DraftPlace): Draft | null {
  const key = keyOf(place);
  return key === null ? null : drafted(storeOf(place), key);
}

export function keepDraft(place: DraftPlace, { values, before }: Omit<Draft, 'at'>): void {
  const key = keyOf(place);
  if (key === null) return;
  const at = drafted(storeOf(place), key)?.at ?? new Date();
  // If the storage is full, the draft is lost with the page; the form still asks before it closes.
  storeOf(place).set(key, JSON.stringify({ at, values, before }, written));
}

export function dropDraft(place: DraftPlace): void {
  const key = keyOf(place);
  if (key !== null) storeOf(place).remove(key);
}

function ownDrafts(): [store: Store, keys: string[]][] {
  const user = readUser();
  if (!user) return [];
  const prefix = `${PREFIX}${user.organisationId}:${user.id}:`;
  return [deviceStore, tabStore].map((store) => [store, store.keys(prefix)]);
}

export const hasOwnDrafts = (): boolean => ownDrafts().some(([, keys]) => keys.length > 0);

/** For sign-out, which may be on a shared machine. */
export function dropOwnDrafts(): void {
  for (const [store, keys] of ownDrafts()) for (const key of keys) store.remove(key);
}

export function sweepDrafts(): void {
  for (const store of [deviceStore, tabStore])
    for (const key of store.keys(PREFIX)) if (drafted(store, key) === null) store.remove(key);
}
