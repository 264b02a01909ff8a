import { Connection } from '#server/platform/connection.ts';

interface Remote {
  message?: string;
}
type Query = (this: Connection, ...call: unknown[]) => unknown;

/** What Citus tells of a statement when `citus.log_remote_commands` is on: a part of a table has six digits behind its name. */
const PARTS = /\b([a-z_]+)_(1\d{5})\b/g;

/**
 * Notes which statements of the server go to so many parts of one table, until `end`. What a function of the database asks while it
 * runs on the coordinator counts as its caller's.
 */
export function noteSpread(parts: number) {
  const everywhere = new Set<string>();
  const asked = new WeakMap<Connection, { text: string; parts: Map<string, Set<string>> }>();
  const connections = Connection.prototype as unknown as { query?: Query };
  const send = connections.query as Query;
  const isFirst = !Object.hasOwn(Connection.prototype, 'query');

  function told(this: Connection, { message = '' }: Remote): void {
    const now = asked.get(this);
    for (const [, table = '', part = ''] of now ? message.matchAll(PARTS) : []) {
      const those = now?.parts.get(table) ?? new Set();
      now?.parts.set(table, those.add(part));
      if (now && those.size >= parts) everywhere.add(now.text);
    }
  }

  connections.query = function (...call) {
    const [asking] = call as [string | { text?: string }];
    const text = (typeof asking === 'string' ? asking : (asking.text ?? '')).replaceAll(/\s+/g, ' ').trim();
    if (!asked.has(this)) this.on('notice', told);
    asked.set(this, { text, parts: new Map() });
    return send.apply(this, call);
  };
  return {
    everywhere: () => [...everywhere].sort(),
    // What a class inherits is seen again when its own is gone.
    end: () => {
      if (isFirst) delete connections.query;
      else connections.query = send;
    },
  };
}
