import { Connection } from '#server/kernel/database/connection.ts';

/** A statement that the server sent, and the role under which it ran; none outside a scope. */
export interface LoggedStatement {
  role: string;
  text: string;
}

interface SentStatement {
  text?: string;
  values?: unknown[];
}
type Query = (this: Connection, ...call: unknown[]) => unknown;

/** Hands each statement of this process to `seen` before it is sent, which waits for what that promises; until the answer is called. */
export function watchStatements(
  seen: (statement: LoggedStatement, connection: Connection, sent: SentStatement) => void | Promise<void>,
): () => void {
  const connections = Connection.prototype as unknown as { query?: Query };
  const [send, isFirst] = [connections.query as Query, !Object.hasOwn(connections, 'query')];
  const roles = new WeakMap<Connection, string>();
  connections.query = function (...call) {
    const sent =
      typeof call[0] === 'string' ? { text: call[0], values: call[1] as unknown[] } : (call[0] as SentStatement);
    const { text = '', values = [] } = sent;
    if (text.includes('enter_scope(')) roles.set(this, String(values[0]));
    if (text === 'commit' || text === 'rollback') roles.delete(this);
    const before = seen({ role: roles.get(this) ?? '', text: text.replaceAll(/\s+/g, ' ').trim() }, this, sent);
    return before ? before.then(() => send.apply(this, call)) : send.apply(this, call);
  };
  return () => {
    // An inherited method is seen again when the object's own is gone.
    if (isFirst) delete connections.query;
    else connections.query = send;
  };
}

/** Notes each distinct statement of the server that runs in a scope, and counts transactions, until `end`. */
export function noteStatements() {
  const said = new Map<string, LoggedStatement>();
  let transactions = 0;
  const end = watchStatements((statement) => {
    if (statement.text === 'begin') transactions += 1;
    if (statement.role) said.set(`${statement.role} ${statement.text}`, statement);
  });
  return { said: () => [...said.values()], transactions: () => transactions, forget: () => said.clear(), end };
}
