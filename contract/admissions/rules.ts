import { type CategoryKey, categoryNamed, inBookingOrder } from '#contract/fees/rules.ts';
import { type Text, text } from '#contract/kernel/text.ts';

export interface AdmissionRules {
  partOfGroup: boolean;
  reEntry: boolean;
  insideLimit: number | null;
}

export type KindCounts = Partial<Record<string, number>>;

export interface KindCount {
  category: string;
  quantity: number;
}

/** True if the gates count people in and out. Otherwise a ticket lets in all its people, once. */
export const countsPeople = ({ partOfGroup, reEntry, insideLimit }: AdmissionRules): boolean =>
  partOfGroup || reEntry || insideLimit !== null;

export const letsOut = ({ reEntry, insideLimit }: AdmissionRules): boolean => reEntry || insideLimit !== null;

export const countsOf = (lines: readonly KindCount[]): KindCounts =>
  Object.fromEntries(
    lines.filter(({ quantity }) => quantity > 0).map(({ category, quantity }) => [category, quantity]),
  );

export const listed = (counts: KindCounts): KindCount[] =>
  inBookingOrder(Object.entries(counts).map(([category, quantity = 0]) => ({ category, quantity })));

type Merge = (one: number, other: number) => number;
function merged(merge: Merge, one: KindCounts, other: KindCounts): KindCounts {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const pairs = [...keys].map((key) => [key, merge(one[key] ?? 0, other[key] ?? 0)] as const);
  return Object.fromEntries(pairs.filter(([, count]) => count !== 0));
}

export const plus = (one: KindCounts, other: KindCounts) => merged((a, b) => a + b, one, other);
/** Never below 0: people of a ticket may be refunded after they were admitted. */
export const minus = (one: KindCounts, other: KindCounts) => merged((a, b) => Math.max(a - b, 0), one, other);
export const most = (one: KindCounts, other: KindCounts) => merged(Math.max, one, other);
export const least = (one: KindCounts, other: KindCounts) => merged(Math.min, one, other);
export const fits = (some: KindCounts, all: KindCounts): boolean =>
  Object.entries(some).every(([key, count = 0]) => count <= (all[key] ?? 0));
export const isNone = (counts: KindCounts): boolean => Object.values(counts).every((count) => !count);

const isPerson = (category: string): boolean => categoryNamed(category)?.people !== 0;

/** True for two or more units that bring people: only then the gate asks how many. */
const isGroup = (counts: KindCounts): boolean =>
  Object.entries(counts).reduce((sum, [key, count = 0]) => sum + (isPerson(key) ? count : 0), 0) > 1;

/** People on one Family ticket, derived from what was booked: the park may have changed its family size since. */
export function familyOf(bought: KindCounts, people: number): number {
  const { family = 0, ...others } = bought;
  return family > 0 ? Math.round((people - peopleIn(others, 0)) / family) : 0;
}

export const peopleIn = (counts: KindCounts, family: number): number =>
  Object.entries(counts).reduce((sum, [key, count = 0]) => {
    const people = categoryNamed(key as CategoryKey)?.people ?? 0;
    return sum + count * (people === 'family size' ? family : people);
  }, 0);

export interface AtGate {
  letIn: KindCounts;
  inside: KindCounts;
}

export interface AskedAtGate {
  out: boolean;
  admit: KindCounts | null;
  asks: boolean;
  /** Scanned offline earlier: the ticket's own counts still apply, the limit of the park does not. */
  late: boolean;
}

export type GateAnswer =
  | { result: 'admitted' | 'let_out'; counts: KindCounts; left: KindCounts; standing: AtGate }
  | { result: 'how_many' | 'full'; left: KindCounts }
  | { result: 'already_scanned' | 'not_inside' };

/** Decides about a valid ticket at a park that counts people, as admit_by_rule.sql does. `people.inside`: by now. */
export function decideByRule(
  bought: KindCounts,
  people: { ofTicket: number; inside: number },
  { letIn, inside }: AtGate,
  rules: AdmissionRules,
  { out, admit, asks, late }: AskedAtGate,
): GateAnswer {
  const room = out ? inside : minus(bought, rules.reEntry ? inside : letIn);
  if (isNone(room)) return { result: out ? 'not_inside' : 'already_scanned' };
  // People who went out may return one by one. An unused ticket enters whole, unless the park has `partOfGroup`.
  const mayPart = out || rules.partOfGroup || !isNone(letIn);
  if (!admit && asks && mayPart && isGroup(room)) return { result: 'how_many', left: room };
  const wanted = mayPart && admit ? admit : room;
  const counts = late ? least(wanted, room) : wanted;
  if (isNone(counts)) return { result: out ? 'not_inside' : 'already_scanned' };
  if (!fits(counts, room)) return { result: 'how_many', left: room };
  const coming = peopleIn(counts, familyOf(bought, people.ofTicket));
  const isFull = rules.insideLimit !== null && people.inside + coming > rules.insideLimit;
  if (!out && !late && isFull) return { result: 'full', left: room };
  const now = out ? minus(inside, counts) : plus(inside, counts);
  const ever = out ? letIn : rules.reEntry ? most(letIn, now) : plus(letIn, counts);
  const standing = { letIn: ever, inside: now };
  return { result: out ? 'let_out' : 'admitted', counts, left: minus(room, counts), standing };
}

/** Time in which a scan can be undone, in ms. */
export const UNDO_MS = 60_000;

export const aboveLimit = (inside: { people: number; limit: number | null } | null): number =>
  inside?.limit ? Math.max(inside.people - inside.limit, 0) : 0;

export const partText = (letIn: number, all: number): Text =>
  text('admissions.part', { letIn, all, left: Math.max(0, all - letIn) });

export const fullText = (inside: number, limit: number): Text =>
  inside < limit
    ? text('admissions.fewCanComeIn', { left: limit - inside, inside, limit })
    : text('admissions.parkFull', { inside, limit });
