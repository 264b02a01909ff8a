type DeepFields = Record<string, unknown>;

export const isDeep = (name: string): boolean => name.includes('.');

export const valueAt = (value: object, name: string): unknown =>
  isDeep(name)
    ? name.split('.').reduce<unknown>((part, key) => (part as DeepFields | null | undefined)?.[key], value)
    : (value as DeepFields)[name];

export function setAt(value: DeepFields, name: string, to: unknown): void {
  const [key = '', ...rest] = name.split('.');
  if (rest.length === 0) {
    value[key] = to;
    return;
  }
  const part = (value[key] ?? {}) as DeepFields;
  value[key] = part;
  setAt(part, rest.join('.'), to);
}

export function withFields<R extends object>(record: R, from: object, names: readonly string[]): R {
  const copy = structuredClone(record);
  for (const name of names) setAt(copy as DeepFields, name, valueAt(from, name));
  return copy;
}
