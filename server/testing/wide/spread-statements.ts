import { Connection } from '#server/kernel/database/connection.ts';
import type { LoggedStatement } from '../statements.ts';

interface Remote {
  message?: string;
}
type Query = (this: Connection, ...call: unknown[]) => unknown;
interface SentStatement {
  text?: string;
  values?: unknown[];
}

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
  const roles = new WeakMap<Connection, string>();
  const connections = Connection.prototype as unknown as { query?: Query };
  const send = connections.query as Query;
  const isFirst = !Object.hasOwn(Connection.prototype, 'query');

  function told(this: Connection, { message = '' }: Remote): void {
    const now = asked.get(this);
    for (const [, table = '', part = ''] of now ? message.matchAll(PARTS) : []) {
      const those = now?.parts.get(table) ?? new Set();
      now?.parts.set(table, those.add(part));
      if (now && those.size >= parts) everywhere.set(`${now.said.role} ${now.said.text}`, now.said);
    }
  }

  connections.query = function (...call) {
    const { text = '', values = [] } = typeof call[0] === 'string' ? { text: call[0] } : (call[0] as SentStatement);
    if (text.includes('enter_scope(')) roles.set(this, String(values[0]));
    if (text === 'commit' || text === 'rollback') roles.delete(this);
    if (!asked.has(this)) this.on('notice', told);
    const said = { role: roles.get(this) ?? '', text: text.replaceAll(/\s+/g, ' ').trim() };
    asked.set(this, { said, parts: new Map() });
    return send.apply(this, call);
  };
  return {
    everywhere: () => [...everywhere.values()].sort((a, b) => a.text.localeCompare(b.text)),
    // An inherited method is seen again when the object's own is gone.
    end: () => {
      if (isFirst) delete connections.query;
      else connections.query = send;
    },
  };
}
