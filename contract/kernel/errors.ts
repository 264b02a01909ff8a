import { text, type Wording } from './text.ts';

/** Every error code with its HTTP status. The only such table. */
export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  HOLIDAY: 409,
  DAY_OVER: 409,
  NOT_SIGNED_IN: 401,
  WRONG_LOGIN: 401,
  FORBIDDEN: 403,
  /** The device was locked; `data` has the reason. */
  PHONE_LOCKED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ALREADY_EXISTS: 409,
  CONFLICT: 409,
  PRICE_CHANGED: 409,
  CHANGED_MEANWHILE: 409,
  SOLD_OUT: 409,
  INACTIVE: 409,
  CLOSED: 409,
  FIRST_DAY: 409,
  NOTHING_TO_PAY: 409,
  ALREADY_PAID: 409,
  PAYMENT_PENDING: 409,
  EXPIRED: 409,
  IDEMPOTENCY_CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A problem of one field: in the model's name here, on the wire in the name that the caller used. */
export interface FieldIssue<Message extends Wording = string> {
  field: string;
  message: Message;
}

export interface ErrorDetails {
  issues?: FieldIssue<Wording>[];
  /** Whole seconds, for the Retry-After header. */
  retryAfter?: number;
  /** Present state of a record of which the caller saw an older one, in the form of the call's answers. */
  now?: object;
  data?: Record<string, unknown>;
}

/** A refused request. People are shown `refusal`, in their language; `message` is for the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly refusal: Wording;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, refusal: Wording, details: ErrorDetails = {}) {
    super(typeof refusal === 'string' ? refusal : refusal.textKey);
    this.name = 'AppError';
    this.code = code;
    this.refusal = refusal;
    this.details = details;
  }
}

/** Throws an AppError with the message of the first problem and all of them as issues; returns if there are none. */
export function refuse(
  problems: readonly (FieldIssue<Wording> & { code: ErrorCode } & Pick<ErrorDetails, 'data'>)[],
): void {
  const [first] = problems;
  if (!first) return;
  const issues = problems.map(({ field, message }) => ({ field, message }));
  throw new AppError(first.code, first.message, { issues, data: first.data });
}

export type Thing =
  | 'advertisement'
  | 'batch'
  | 'board'
  | 'booking'
  | 'branch'
  | 'category'
  | 'clinic'
  | 'counter'
  | 'coupon'
  | 'credential'
  | 'doctor'
  | 'gate'
  | 'image'
  | 'inspector'
  | 'organisation'
  | 'page'
  | 'park'
  | 'payment'
  | 'place'
  | 'queue'
  | 'show'
  | 'specialization';

export const notFound = (thing: Thing): AppError => new AppError('NOT_FOUND', text('calls.notThere', { thing }));
export const forbidden = (): AppError => new AppError('FORBIDDEN', text('calls.forbidden'));
export const busy = (retryAfter = 2): AppError => new AppError('UNAVAILABLE', text('calls.busy'), { retryAfter });
export const invalid = (field: string, message: Wording): AppError =>
  new AppError('INVALID_INPUT', message, { issues: [{ field, message }] });
