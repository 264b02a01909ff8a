import type { GatePage } from '#contract/gates/model.ts';
import { following, knownUntil, withRows } from '#contract/gates/rules.ts';
import { type FindPacked, readRows } from '#contract/kernel/wire/packed-rows.ts';
import { passesApi } from '#contract/passes/api.ts';
import type { ChangedTicket, PassLine } from '#contract/passes/model.ts';
import { readLines } from '#contract/passes/rules.ts';
import { client } from '#web/console/platform/client.ts';
import { keepFrom, readAllKept } from '#web/console/platform/keeping/kept-store.ts';
import { deviceId, whoScans } from '#web/console/platform/keeping/waiting-scans.ts';
import { isSignedBy } from '#web/console/platform/scanning/signature.ts';

/** The day's list on this device, in pages as the server signed them. */

const { list: ask } = client(passesApi);
const NAME = 'list';
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

interface KeptPage extends SignedPage {
  by: string;
}

export interface UsedBefore {
  at: Date;
  gate: string;
  people: number;
  lines: PassLine[];
}

/** Organisation and account of the opened pages. */
let by = '';
let pages: readonly OpenPage[] = [];
let opening: Promise<void> | undefined;

/** By short code; the newest page counts. */
export function usedBefore(short: string): UsedBefore | undefined {
  for (const { used, gates } of pages.toReversed()) {
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

const lastChanged = (): OpenPage['changed'] | undefined => pages.findLast(({ changed }) => changed !== null)?.changed;

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

/** Reads the stored list, unless one of the signed-in account is open. Ends it before the first page with a bad signature. */
export function openList(key: string): Promise<void> {
  if (by !== whoScans() || !opening) {
    [by, pages] = [whoScans(), []];
    opening = readList(key, by);
  }
  return opening;
}

async function readList(key: string, who: string): Promise<void> {
  const start = performance.now();
  const kept = (await readAllKept<KeptPage>(NAME)).filter((page) => page.by === who);
  const good = await Promise.all(kept.map((page) => isGood(page, key)));
  let found: readonly OpenPage[] = [];
  for (const [at, { list }] of kept.entries()) {
    const longer = good[at] ? following(found, open(list)) : null;
    if (!longer) break;
    found = longer;
  }
  if (by === who) pages = found;
  performance.measure('gate.list', { start });
}

/** Pages fetched so far; after an interruption the next attempt continues behind them. */
let coming: (KeptPage & { page: OpenPage })[] = [];
let fetching: Promise<unknown> = Promise.resolve();

/** Fetches pages since the last one, or all, and stores them; calls run one after the other. Rejects like a call. */
export function fetchList(key: string): Promise<Pick<OpenPage, 'asOf' | 'conflicts' | 'inside'>> {
  const next = fetching.then(() => fetchAll(key));
  fetching = next.catch(() => undefined);
  return next;
}

async function fetchAll(key: string) {
  await openList(key);
  const who = by;
  const isWhole = pages.filter(({ since }) => since !== null).length >= MOST_NEW;
  const since = isWhole ? null : (knownUntil(pages) ?? null);
  if (coming[0]?.by !== who || coming[0].page.since !== since) coming = [];
  do coming.push({ ...(await fetchPage(key, since)), by: who });
  while (coming.at(-1)?.page.next && coming.length < MOST_PAGES);
  const came = coming.splice(0);
  const first = came[0]?.page as OpenPage;
  if (by !== who) return first;
  const kept = since === null ? [] : pages;
  pages = [...kept, ...came.map(({ page }) => page)];
  await keepFrom(
    NAME,
    kept.length,
    came.map(({ page: _, ...signed }) => signed),
  );
  return first;
}

async function fetchPage(key: string, since: string | null): Promise<SignedPage & { page: OpenPage }> {
  const after = coming.at(-1)?.page.next;
  const tag = since && lastChanged()?.tag;
  const of = { ...(since && { since: new Date(since) }), ...(after && { after }), ...(tag && { changed: tag }) };
  const { list, signature } = await ask({ query: { deviceId: deviceId(), ...of } });
  if (key !== '' && !(await isGood({ list, signature }, key)))
    throw new Error('the list of the day has the signature of somebody else');
  return { list, signature, page: open(list) };
}
