import type { FastifyServerOptions } from 'fastify';

/** Never in a log, in the first three levels of a logged object. */
const SECRETS = [
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
];

export interface LogStream {
  write(line: string): void;
}

/** JSON lines with request ids; no bodies, no query strings, no secrets. */
export const loggerOptions = (level: string, stream?: LogStream): FastifyServerOptions['logger'] => ({
  level,
  ...(stream && { stream }),
  redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
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
