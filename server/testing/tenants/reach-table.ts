import { readFileSync } from 'node:fs';
import type { PrincipalName } from './access-table.ts';
import { PRINCIPALS } from './access-table.ts';

/**
 * Whose records a call reaches: the tables of server/testing/snapshots/reach.md, written by hand from docs/behaviour.md 2.2
 * (the tenant always comes from the token), apart from the code that enforces it. Aims are told there too.
 */
export const AIMS = ['own', 'other', 'none'] as const;
export type Aim = (typeof AIMS)[number];

/** A caller is answered this: served, refused, or as if the thing were not there. */
type ReachReply = 'ok' | number;

const page = readFileSync(new URL('../snapshots/reach.md', import.meta.url), 'utf8');
const rowsIn = (text: string): string[][] =>
  (text.match(/^\|.*\|$/gm) ?? []).slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
const callsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:GET|POST|PUT|DELETE) \/[^`]*)`/g)].map(([, call = '']) => call);
const replyOf = (cell = ''): ReachReply => (cell === 'ok' ? 'ok' : Number(cell));

const sections = page.split(/^## /m).slice(1);
const within = sections.pop() ?? '';

/** "PUT /clinic/:id" → what it reaches ("A private record"), and what everybody is answered to the three aims. */
export const REACH: ReadonlyMap<string, { reach: string; replies: readonly string[] }> = new Map(
  sections.flatMap((section) => {
    const reach = section.slice(0, section.indexOf('\n'));
    return rowsIn(section).map(([call = '', ...replies]) => [call.replaceAll('`', ''), { reach, replies }] as const);
  }),
);

export function expectedReply(call: string, who: PrincipalName, aim: Aim): ReachReply {
  const cell = REACH.get(call)?.replies[PRINCIPALS.indexOf(who)];
  return replyOf(cell?.split(' · ')[AIMS.indexOf(aim)]);
}

/** The calls that a booking is tried with, and what a person of its tenant is told of it, by what that person has to do with it. */
export const PARTS = within
  .split(/^Tried with /m)
  .slice(1)
  .map((part) => ({
    person: /^\| A booking of the tenant \| owner \| (\w+) \|$/m.exec(part)?.[1] as 'inspector' | 'counter',
    calls: callsIn(part),
    rows: Object.fromEntries(rowsIn(part).map(([row = '', , reply]) => [row, replyOf(reply)])),
  }));
