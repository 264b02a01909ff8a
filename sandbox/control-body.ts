export type Body = Record<string, unknown>;

/** Raised for a control request that cannot be done; the message is shown with the status. */
export class ControlError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The JSON object of a request. Throws ControlError. */
export function bodyOf(body: unknown): Body {
  if (body === null || typeof body !== 'object') throw new ControlError(400, 'Send a JSON object');
  return { ...body };
}

/** A text member that may be absent, but not empty. Throws ControlError. */
export function textIn(body: Body, name: string): string | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value !== '') return value;
  throw new ControlError(400, `${name} is a text`);
}

/** A yes or no that may be absent. Throws ControlError. */
export function flagIn(body: Body, name: string): boolean | undefined {
  const value = body[name];
  if (value === undefined || typeof value === 'boolean') return value;
  throw new ControlError(400, `${name} is true or false`);
}
