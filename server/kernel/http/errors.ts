import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { AppError, busy, ERROR_STATUS } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { isAway } from '#server/kernel/database/unavailable.ts';
import type { Random } from '#server/kernel/operations/clock.ts';
import type { Metrics } from '#server/kernel/operations/metrics.ts';
import { hasHungUp, isCausedByHangingUp } from './disconnect.ts';

const FASTIFY_CODES: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('TOO_LARGE', text('calls.tooLarge')),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('UNSUPPORTED_TYPE', text('calls.notJson')),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('INVALID_INPUT', text('calls.empty')),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('INVALID_INPUT', text('calls.unreadableJson')),
};

/** 2 to 6, so that not all callers of a busy database retry in the same second. */
export const retryAfterSeconds = ({ random }: { random: Random }): number => 2 + ((random.bytes(1)[0] ?? 0) % 5);

/** `again`: Retry-After in seconds. An unforeseen error becomes INTERNAL and shows nothing of its inside. */
export function refusalOf(error: FastifyError | Error, again?: number): AppError {
  if (error instanceof AppError) return error;
  const { code = '', statusCode } = error as FastifyError;
  const known = FASTIFY_CODES[code];
  if (known) return known;
  if (isAway(error)) return busy(again);
  if (code === '22003') return new AppError('INVALID_INPUT', text('calls.largeNumber'));
  if (code === '22021') return new AppError('INVALID_INPUT', text('calls.unstorableCharacter'));
  if (code === '23505') return new AppError('ALREADY_EXISTS', text('calls.existsAlready'));
  if (code === '23503') return new AppError('INVALID_INPUT', text('calls.namesNothing'));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('INVALID_INPUT', text('calls.unreadable'));
  return new AppError('INTERNAL', text('calls.ourFault'));
}

const bodyOf = ({ code, refusal, details }: AppError) => ({
  message: refusal,
  code,
  ...(details.issues && { issues: details.issues }),
  ...details.data,
});

/** Below /api no answer is a page: an unknown call is refused before its body is read. */
function refuseUnknownCalls(app: FastifyInstance): void {
  const onRequest = async () => {
    throw new AppError('NOT_FOUND', text('calls.noSuchCall'));
  };
  app.all('/api/*', { onRequest, config: { traffic: 'file' } }, async () => undefined);
}

/** Every error is `{ message, code, issues? }` with its status (docs/behaviour.md 1.5). */
export function registerErrors(app: FastifyInstance, deps: { random: Random; metrics: Metrics }): void {
  refuseUnknownCalls(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, retryAfterSeconds(deps));
    const status = ERROR_STATUS[refusal.code];
    const gone = hasHungUp(reply);
    if (gone && (status < 500 || isCausedByHangingUp(error))) {
      request.log.info('the caller hung up');
      return reply.send();
    }
    if (status === 500) request.log.error({ err: error }, 'unexpected error');
    if (status === 503) request.log.warn({ err: error }, 'unavailable');
    deps.metrics.refusals.inc({ code: refusal.code });
    return gone ? reply.send() : sendRefusal(reply, refusal, status);
  });
}

function sendRefusal(reply: FastifyReply, refusal: AppError, status: number): FastifyReply {
  if (refusal.details.retryAfter) reply.header('retry-after', refusal.details.retryAfter);
  return reply.code(status).type('application/json; charset=utf-8').send(bodyOf(refusal));
}
