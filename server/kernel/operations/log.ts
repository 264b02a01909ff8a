import type { FastifyServerOptions } from 'fastify';

/** Never in a log, at any level of a logged object. */
const SECRETS = new Set([
  'authorization',
  'cookie',
  'password',
  'workingKey',
  'accessKey',
  'encResp',
  'encRequest',
  'CHECKSUMHASH',
  'signature',
  'txnToken',
  'otp',
  'token',
  'mobile',
]);

/** Deeper objects are not logged: they may contain themselves. */
const MOST_LEVELS = 10;

export interface LogStream {
  write(line: string): void;
}

/** JSON lines with request ids; no bodies, no query strings, no secrets. */
export const loggerOptions = (level: string, stream?: LogStream): FastifyServerOptions['logger'] => ({
  level,
  ...(stream && { stream }),
  formatters: { log: (logged) => withoutSecrets(logged, 1), bindings: (bound) => withoutSecrets(bound, 1) },
  hooks: { logMethod: withoutNumbers },
  serializers: {
    req: (request) => ({ method: request.method, path: pathOf(request.url), address: request.ip }),
    res: (reply) => ({ status: reply.statusCode }),
    err: (error) => ({
      type: error.name,
      message: redactNumbers(error.message),
      code: (error as { code?: string }).code ?? '',
      stack: redactNumbers(error.stack ?? ''),
    }),
  },
});

const withoutSecrets = (logged: object, level: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(logged).map(([name, value]) => [name, SECRETS.has(name) ? '[removed]' : shown(value, level + 1)]),
  );

/** Requests, replies and errors are left to their serializers, dates to JSON. */
function shown(value: unknown, level: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  if (!isList && ![Object.prototype, null].includes(Object.getPrototypeOf(value))) return value;
  if (level > MOST_LEVELS) return '[too deep]';
  return isList ? value.map((one) => shown(one, level + 1)) : withoutSecrets(value, level);
}

/** The message is often an error's and may quote what a person typed. */
function withoutNumbers(this: unknown, [what, words, ...more]: unknown[], log: (...words: never[]) => void): void {
  const error = what instanceof Error ? what : (what as { err?: unknown } | null)?.err;
  const said = words ?? (error instanceof Error ? error.message : undefined);
  const kept = typeof said === 'string' ? [redactNumbers(said), ...more] : [];
  log.apply(this, [typeof what === 'string' ? redactNumbers(what) : what, ...kept] as never[]);
}

/** Cuts the ends of ids: with the id of a booking anybody opens its visitor's page. */
export const pathOf = (url: string | undefined): string =>
  (url ?? '').split('?', 1)[0]?.replace(/\b([0-9a-z]{6})[0-9a-z]{20}\b/g, '$1…') ?? '';

/** Numbers of ten digits and more may be mobiles or cards. */
const redactNumbers = (text: string): string => text.replace(/\d{10,19}/g, '[number]');
