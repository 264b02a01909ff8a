import { Connection } from '#server/kernel/database/connection.ts';

/** A statement that the server sent, and the role under which it ran. */
export interface LoggedStatement {
  role: string;
  text: string;
}

type Query = (this: object, ...call: unknown[]) => unknown;
interface SentStatement {
  text?: string;
  values?: unknown[];
}

/** Notes each distinct statement of the server that runs in a scope, and counts transactions, until `end`. */
export function noteStatements() {
  const said = new Map<string, LoggedStatement>();
  let transactions = 0;
  const roles = new WeakMap<object, string>();
  const connections = Connection.prototype as unknown as { query?: Query };
  const send = connections.query as Query;
  connections.query = function (...call) {
    const { text = '', values = [] } = typeof call[0] === 'string' ? { text: call[0] } : (call[0] as SentStatement);
    if (text.includes('enter_scope(')) roles.set(this, String(values[0]));
    if (text === 'begin') transactions += 1;
    if (text === 'commit' || text === 'rollback') roles.delete(this);
    const role = roles.get(this);
    if (role) said.set(`${role} ${text}`, { role, text: text.replaceAll(/\s+/g, ' ').trim() });
    return send.apply(this, call);
  };
  return {
    said: () => [...said.values()],
    transactions: () => transactions,
    forget: () => said.clear(),
    // An inherited method is seen again when the object's own is gone.
    end: () => void delete connections.query,
  };
}

/** A statement need not name the organisation of each table that it touches, for this reason. */
export interface Reason {
  role: RegExp;
  statement: RegExp;
}

const INSERTS = /insert into [^(]*\([^)]*organisation_id/gi;
const COMPARED = /organisation_?id"?\)? (?:=|in\b|is not distinct)|\("?organisation_id"?, ?[^()]*\) (?:=|in)/gi;

/** Finds what touches more tables of tenants than it names organisations, and has no reason to. */
export function unnamed(
  said: readonly LoggedStatement[],
  tables: readonly string[],
  reasons: readonly Reason[],
): string[] {
  const touches = new RegExp(`\\b(?:from|join|update|into)\\s+"?(?:${tables.join('|')})"?(?![\\w"])`, 'gi');
  const times = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
  return said
    .filter(({ text }) => times(text, touches) > times(text, COMPARED) + times(text, INSERTS))
    .filter(({ role, text }) => !reasons.some((one) => one.role.test(role) && one.statement.test(text)))
    .map(({ role, text }) => `${role}: ${text}`);
}
