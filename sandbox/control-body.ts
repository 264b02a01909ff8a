export type Body = Record<string, unknown>;

export class ControlError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function bodyOf(body: unknown): Body {
  if (body === null || typeof body !== 'object') throw new ControlError(400, 'Send a JSON object');
  return { ...body };
}

export function textIn(body: Body, name: string): string | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value !== '') return value;
  throw new ControlError(400, `${name} is a text`);
}

export function flagIn(body: Body, name: string): boolean | undefined {
  const value = body[name];
  if (value === undefined || typeof value === 'boolean') return value;
  throw new ControlError(400, `${name} is true or false`);
}
