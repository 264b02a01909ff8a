import type { Connection } from '#server/kernel/database/connection.ts';
import { type LoggedStatement, watchStatements } from '../statements.ts';

/**
 * Citus tells this of a statement when `citus.log_remote_commands` is on: a part of a table has six digits behind its name.
 */
const PARTS = /\b([a-z_]+)_(1\d{5})\b/g;

/**
 * Notes which statements of the server go to so many parts of one table, and under which role (none outside a scope), until
 * `end`. What a function of the database asks while it runs on the coordinator counts as its caller's.
 */
export function noteSpread(parts: number) {
  const everywhere = new Map<string, LoggedStatement>();
  const asked = new WeakMap<Connection, { said: LoggedStatement; parts: Map<string, Set<string>> }>();

  function told(this: Connection, { message = '' }: { message?: string }): void {
    const now = asked.get(this);
    for (const [, table = '', part = ''] of now ? message.matchAll(PARTS) : []) {
      const those = now?.parts.get(table) ?? new Set();
      now?.parts.set(table, those.add(part));
      if (now && those.size >= parts) everywhere.set(`${now.said.role} ${now.said.text}`, now.said);
    }
  }

  const end = watchStatements((said, connection) => {
    if (!asked.has(connection)) connection.on('notice', told);
    asked.set(connection, { said, parts: new Map() });
  });
  return { everywhere: () => [...everywhere.values()].sort((a, b) => a.text.localeCompare(b.text)), end };
}
