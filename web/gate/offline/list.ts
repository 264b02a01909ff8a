import type { GatePage } from '#contract/gates/model.ts';
import { codeKey, following, knownUntil, withRows } from '#contract/gates/rules.ts';
import { type FindPacked, readRows } from '#contract/kernel/wire/packed-rows.ts';
import type { ChangedTicket, Pass, PassLine } from '#contract/passes/model.ts';
import { readLines } from '#contract/passes/rules.ts';
import { currentAccount } from '#web/console/platform/session.ts';
import { isSignedBy } from '#web/gate/scanning/signature.ts';
import { deviceId } from '#web/shared/gate-phone.ts';
import { keepFrom, readAllKept } from '#web/shared/kept-store.ts';
import { passes } from '../queries.ts';

/** The day's list on this phone, in pages as the server signed them. */

/** After an hour of update pages the whole list is fetched again. */
const MOST_NEW = 60;
/** Limit for two days with 100,000 tickets each; newest first. */
const MOST_PAGES = 20;

/** Searched in packed form, because 100,000 tickets would be 100,000 objects. */
type OpenPage = GatePage<FindPacked>;

interface SignedPage {
  list: string;
  signature: string;
}

export interface UsedBefore {
  at: Date;
  gate: string;
  people: number;
  lines: PassLine[];
}

interface FetchedPage extends SignedPage {
  page: OpenPage;
}

interface DayList {
  account: string;
  pages: readonly OpenPage[];
  reading: Promise<void>;
  /** Pages fetched so far; after an interruption the next attempt continues behind them. */
  fetched: FetchedPage[];
  fetching: Promise<unknown>;
}

const state: { open: DayList | null } = { open: null };
const storeName = (account: string): string => `list ${account}`;
const openPages = (): readonly OpenPage[] => (state.open?.account === currentAccount() ? state.open.pages : []);

export function usedBefore(short: string): UsedBefore | undefined {
  for (const { used, gates } of openPages().toReversed()) {
    const [at = 0, gate = 0, place = 0] = used.rows(short) ?? [-1];
    const held = at < 0 ? undefined : used.held[place];
    if (held)
      return {
        at: new Date(1000 * (used.from + at)),
        gate: gates[gate] ?? '',
        people: held[0],
        lines: readLines(held[1]),
      };
  }
  return undefined;
}

export function changedSince(short: string): Omit<ChangedTicket, 'bookingId'> | undefined {
  const changed = lastChanged();
  const state = changed?.states[changed.rows(short)?.[0] ?? -1];
  if (!state) return undefined;
  const [visitDate, slot, slotUntil, people, status, lines] = state;
  return { visitDate, slot, slotUntil, people, status, lines: readLines(lines) };
}

/** The pass of a short code by the list, which the server has signed; undefined if it was not sold by then. */
export async function soldAs(short: string): Promise<Pass | undefined> {
  for (const { sold } of openPages().toReversed()) {
    const state = sold?.states[sold.rows(await keyIn(sold.salt, short))?.[0] ?? -1];
    if (!state) continue;
    const [parkId, visitDate, slot, slotUntil, people, lines] = state;
    return { bookingId: short.padEnd(26, '0'), parkId, visitDate, slot, slotUntil, people, lines: readLines(lines) };
  }
  return undefined;
}

async function keyIn(salt: string, short: string): Promise<string> {
  const [key, code] = [salt, short].map((text) => new TextEncoder().encode(text)) as [
    Uint8Array<ArrayBuffer>,
    BufferSource,
  ];
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return codeKey(new Uint8Array(await crypto.subtle.sign('HMAC', hmac, code)));
}

const lastChanged = (): OpenPage['changed'] | undefined =>
  openPages().findLast(({ changed }) => changed !== null)?.changed;

const open = (text: string): OpenPage =>
  withRows(JSON.parse(text) as GatePage<string>, (rows) => readRows(fromBase64(rows)));

function fromBase64(text: string): Uint8Array {
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
}

/** Null: this browser cannot verify, and so cannot check tickets either. */
const isGood = async ({ list, signature }: SignedPage, key: string): Promise<boolean> =>
  (await isSignedBy(key, list, signature)) !== false;

/** Reads the stored list, unless the one of the signed-in account is open. Ends before the first page with a bad signature. */
export const openList = (key: string): Promise<void> => listOf(key).reading;

function listOf(key: string): DayList {
  const account = currentAccount();
  if (state.open?.account === account) return state.open;
  const list: DayList = { account, pages: [], fetched: [], reading: Promise.resolve(), fetching: Promise.resolve() };
  list.reading = readList(key, list);
  state.open = list;
  return list;
}

async function readList(key: string, list: DayList): Promise<void> {
  const start = performance.now();
  const kept = await readAllKept<SignedPage>(storeName(list.account));
  const good = await Promise.all(kept.map((page) => isGood(page, key)));
  let found: readonly OpenPage[] = [];
  for (const [at, page] of kept.entries()) {
    const longer = good[at] ? following(found, open(page.list)) : null;
    if (!longer) break;
    found = longer;
  }
  list.pages = found;
  performance.measure('gate.list', { start });
}

/** Fetches pages since the last one, or all, and stores them; calls run one after the other. Rejects like a call. */
export function fetchList(key: string): Promise<Pick<OpenPage, 'asOf' | 'conflicts' | 'inside'>> {
  const list = listOf(key);
  const next = list.fetching.then(() => fetchAll(key, list));
  list.fetching = next.catch(() => undefined);
  return next;
}

async function fetchAll(key: string, list: DayList): Promise<OpenPage> {
  await list.reading;
  const isWhole = list.pages.filter(({ since }) => since !== null).length >= MOST_NEW;
  const since = isWhole ? null : (knownUntil(list.pages) ?? null);
  if (list.fetched[0]?.page.since !== since) list.fetched = [];
  do list.fetched.push(await fetchPage(key, since, list.fetched.at(-1)?.page.next));
  while (list.fetched.at(-1)?.page.next && list.fetched.length < MOST_PAGES);
  const fetched = list.fetched.splice(0);
  const first = (fetched[0] as FetchedPage).page;
  // Another account may have signed in since, and got this answer.
  if (list.account !== currentAccount()) return first;
  const kept = since === null ? [] : list.pages;
  list.pages = [...kept, ...fetched.map(({ page }) => page)];
  const signed = fetched.map(({ page: _, ...text }) => text);
  await keepFrom(storeName(list.account), kept.length, signed);
  return first;
}

async function fetchPage(key: string, since: string | null, after: string | null | undefined): Promise<FetchedPage> {
  const tag = since && lastChanged()?.tag;
  const part = { ...(since && { since: new Date(since) }), ...(after && { after }), ...(tag && { changed: tag }) };
  const { list, signature } = await passes.list({ query: { deviceId: deviceId(), ...part } });
  if (key !== '' && !(await isGood({ list, signature }, key)))
    throw new Error('the list of the day has the signature of somebody else');
  return { list, signature, page: open(list) };
}
