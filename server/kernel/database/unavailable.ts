const WRITES_REFUSED = /^(53(?!300)\w{3}|58030|25006)$/;

const AWAY =
  /^(57P0[1-5]|08\w{3}|53300|25P0[34]|55P03|40001|40P01|57014|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EMFILE|ENFILE)$/;

/** Errors of pg and Kysely that have no code. */
const AWAY_IN_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Postgres connection has been discarded/;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

export const refusesWrites = (error: unknown): boolean => WRITES_REFUSED.test(codeOf(error));

export const isAway = (error: Error): boolean =>
  AWAY.test(codeOf(error)) || refusesWrites(error) || AWAY_IN_WORDS.test(error.message);
