import { readFileSync } from 'node:fs';

/** The columns of server/testing/snapshots/access.md, a table written by hand from docs/product/calls.md 26 and docs/behaviour.md 2. */
export const PRINCIPALS = ['visitor', 'owner', 'inspector', 'supervisor', 'counter', 'admin'] as const;
export type PrincipalName = (typeof PRINCIPALS)[number];
/** An admin who looks at the console of an organisation (decision 0090). */
const COLUMNS = [...PRINCIPALS, 'look'] as const;
type Column = (typeof COLUMNS)[number];

const page = readFileSync(new URL('../snapshots/access.md', import.meta.url), 'utf8');

/** "POST /park/add" → who may call it. Throws when the page has another heading or a call twice. */
export const ACCESS: ReadonlyMap<string, readonly Column[]> = tableIn(page);

function tableIn(text: string): Map<string, readonly Column[]> {
  const [heading, ...rows] = text.match(/^\|.*\|$/gm) ?? [];
  const cellsOf = (row = '') =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
  if (`${cellsOf(heading)}` !== `Call,${COLUMNS}`) throw new Error(`the columns are not Call, ${COLUMNS}`);
  const table = new Map<string, readonly Column[]>();
  for (const [call = '', ...marks] of rows.slice(1).map(cellsOf)) {
    const name = call.replaceAll('`', '');
    if (table.has(name)) throw new Error(`${name} stands there twice`);
    table.set(
      name,
      COLUMNS.filter((_, at) => marks[at] === 'yes'),
    );
  }
  return table;
}

export const mayCall = (call: string, who: Column): boolean => ACCESS.get(call)?.includes(who) ?? false;
