/** Whether two values of a field say the same: lists and groups by what they hold, instants by their time. Nothing is nothing, whether it is null, absent or ''. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? '', other ?? ''];
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  if (a instanceof Date || b instanceof Date)
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame((a as Fields)[name], (b as Fields)[name]));
}

type Fields = Record<string, unknown>;

/** The names of `values` whose values differ from those of `before`. */
export const namesOfChanges = <V extends object>(values: V, before: V): (keyof V & string)[] =>
  (Object.keys(values) as (keyof V & string)[]).filter((name) => !isSame(values[name], before[name]));
