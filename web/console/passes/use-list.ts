import type { GateList } from '#contract/gates/model.ts';
import { passesApi } from '#contract/passes/api.ts';
import type { ChangedTicket, PassLine } from '#contract/passes/model.ts';
import { readLines } from '#contract/passes/rules.ts';
import { client } from '#web/console/platform/client.ts';
import { keep, readKept } from '#web/console/platform/kept-store.ts';
import { isSignedBy } from '#web/console/platform/signature.ts';
import { whoScans } from '#web/console/platform/waiting-scans.ts';

/** This device carries the day's list in the parts in which the server told it, each with its signature. */

const { list: ask } = client(passesApi);
const NAME = 'list';
/** After so many parts, an hour of them, all is asked for anew. */
const MOST_PARTS = 60;

interface SignedPart {
  list: string;
  signature: string;
}

interface KeptParts {
  /** Organisation and account for whom they came. */
  by: string;
  parts: SignedPart[];
}

/** A ticket that some gate let in. */
export interface UsedBefore {
  at: Date;
  gate: string;
  people: number;
  lines: PassLine[];
}

let kept: KeptParts = { by: '', parts: [] };
let asOf: string | undefined;
let used = new Map<string, UsedBefore>();
let changed = new Map<string, ChangedTicket>();

const shortOf = (bookingId: string): string => bookingId.slice(0, 8);

/** The gate that let this ticket in, as far as the list knows; found by its short code. */
export const usedBefore = (short: string): UsedBefore | undefined => used.get(short);
/** The ticket as it is now, where an older code of it is out. */
export const changedSince = (short: string): ChangedTicket | undefined => changed.get(short);

function take(text: string): GateList {
  const list = JSON.parse(text) as GateList;
  if (list.since === null) used = new Map();
  for (const [bookingId, at, gate, people, lines] of list.used)
    used.set(shortOf(bookingId), {
      at: new Date(1000 * at),
      gate: list.gates[gate] ?? '',
      people,
      lines: readLines(lines),
    });
  changed = new Map(list.changed.map((ticket) => [shortOf(ticket.bookingId), ticket]));
  asOf = list.asOf;
  return list;
}

function begin(parts: SignedPart[]): void {
  kept = { by: whoScans(), parts };
  asOf = undefined;
  [used, changed] = [new Map(), new Map()];
}

/** Null: this browser cannot tell, and cannot check a ticket either. */
const isGood = async ({ list, signature }: SignedPart, key: string): Promise<boolean> =>
  (await isSignedBy(key, list, signature)) !== false;

/** Reads the list that is kept, unless this page has one of the person signed in. One sign that the server did not write ends it. */
export async function openList(key: string): Promise<void> {
  if (kept.by === whoScans()) return;
  const found = await readKept<KeptParts>(NAME);
  begin([]);
  if (found?.by !== kept.by) return;
  for (const part of found.parts) {
    if (!(await isGood(part, key))) return;
    kept.parts.push(part);
    take(part.list);
  }
}

/** Asks what is new since the last part, or for all, and keeps it. Rejects as a call does. */
export async function fetchList(key: string): Promise<GateList> {
  await openList(key);
  const isWhole = asOf === undefined || kept.parts.length >= MOST_PARTS;
  const part = await ask({ query: isWhole ? {} : { since: new Date(asOf ?? '') } });
  if (key !== '' && !(await isGood(part, key)))
    throw new Error('the list of the day has the signature of somebody else');
  if (isWhole) begin([]);
  kept.parts.push(part);
  const list = take(part.list);
  await keep(NAME, kept);
  return list;
}
