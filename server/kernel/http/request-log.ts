import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
type Make = () => FastifyBaseLogger;

/** Created with its first line, which most requests never write: Fastify's logger is dear. */
class RequestLog implements FastifyBaseLogger {
  readonly #server: FastifyBaseLogger;
  readonly #make: Make;
  #own: FastifyBaseLogger | undefined;

  constructor(server: FastifyBaseLogger, make: Make) {
    this.#server = server;
    this.#make = make;
  }

  get level(): string {
    return this.#server.level;
  }

  get #made(): FastifyBaseLogger {
    this.#own ??= this.#make();
    return this.#own;
  }

  #write(level: Level, words: unknown[]): void {
    const isWritten = (this.#server as { isLevelEnabled?(level: Level): boolean }).isLevelEnabled?.(level) ?? true;
    if (isWritten) this.#made[level](...(words as [string]));
  }

  fatal(...words: unknown[]): void {
    this.#write('fatal', words);
  }

  error(...words: unknown[]): void {
    this.#write('error', words);
  }

  warn(...words: unknown[]): void {
    this.#write('warn', words);
  }

  info(...words: unknown[]): void {
    this.#write('info', words);
  }

  debug(...words: unknown[]): void {
    this.#write('debug', words);
  }

  trace(...words: unknown[]): void {
    this.#write('trace', words);
  }

  silent(): void {}

  child(...of: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#made.child(...of);
  }
}

export const requestLog: NonNullable<FastifyServerOptions['childLoggerFactory']> = (server, bindings, options) =>
  new RequestLog(server, () => server.child(bindings, options));

export class OneLineLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, 'request errored');
    else request.log.info(line, 'request completed');
  }
}
