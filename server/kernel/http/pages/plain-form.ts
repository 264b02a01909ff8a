import type { FastifyReply } from 'fastify';
import { aboutText } from '#contract/kernel/dates/texts.ts';
import { AppError, ERROR_STATUS, type FieldIssue } from '#contract/kernel/errors.ts';
import { text, type Wording } from '#contract/kernel/text.ts';

export type PlainForm = Record<string, unknown>;

export const textOf = (form: PlainForm, name: string): string =>
  typeof form[name] === 'string' ? (form[name] as string).trim() : '';

interface Refused {
  code: AppError['code'];
  status: number;
  problems: FieldIssue<Wording>[];
}

/** Sets `Retry-After`. Rethrows errors that the visitor cannot mend. */
export function refusalOfForm(error: unknown, reply: FastifyReply): Refused {
  if (!(error instanceof AppError) || ERROR_STATUS[error.code] >= 500) throw error;
  const { code, details } = error;
  if (details.retryAfter) reply.header('retry-after', details.retryAfter);
  return {
    code,
    status: ERROR_STATUS[code],
    problems: details.issues ?? [{ field: 'form', message: refusalWithTime(error) }],
  };
}

const refusalWithTime = ({ refusal, details: { retryAfter } }: AppError): Wording =>
  retryAfter ? text('calls.tryAgain', { refusal, about: aboutText(retryAfter) }) : refusal;
