/** Compares lists and objects by content, instants by the minute. Null, absent and '' are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? '', other ?? ''];
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  if (a instanceof Date || b instanceof Date)
    return a instanceof Date && b instanceof Date && minuteOf(a) === minuteOf(b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame((a as ComparedFields)[name], (b as ComparedFields)[name]));
}

const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / 60_000);

type ComparedFields = Record<string, unknown>;

export const namesOfChanges = <V extends object>(values: V, before: V): (keyof V & string)[] =>
  (Object.keys(values) as (keyof V & string)[]).filter((name) => !isSame(values[name], before[name]));

/** Changed fields among those of `seen`; nested ones by path ("fees.adult.price"). */
export const pathsOfChanges = (seen: object, stored: object, prefix = ''): string[] =>
  Object.entries(seen).flatMap(([name, value]) => {
    const now = (stored as ComparedFields)[name];
    if (isGroup(value) && isGroup(now)) return pathsOfChanges(value, now, `${prefix}${name}.`);
    return isSame(value, now) ? [] : [prefix + name];
  });

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
