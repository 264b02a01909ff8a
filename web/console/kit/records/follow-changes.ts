import { valueAt, withFields } from '#contract/kernel/deep-fields.ts';
import { isSame, pathsOfChanges } from '#contract/kernel/same-value.ts';

/** The values of a form became this when the record behind it was changed elsewhere. */
export interface Followed<V> {
  values: V;
  /** Fields that nobody touched here: they now hold what is stored. */
  followed: (keyof V & string)[];
  /** Fields that were changed here and elsewhere: they keep what was typed here. Deeper ones by path ("fees.adult.price"). */
  disputed: string[];
}

/** The values that were typed over what was stored `before`, now that something else is `stored`. */
export function followChanges<V extends object>(before: V, typed: V, stored: V): Followed<V> {
  const changed = pathsOfChanges(stored, before).filter((path) => !isSame(valueAt(typed, path), valueAt(stored, path)));
  const touched = new Set(pathsOfChanges(typed, before));
  const followed = changed.filter((path) => !touched.has(path));
  const disputed = changed.filter((path) => touched.has(path));
  return { values: withFields(typed, stored, followed), followed: namesOf(followed), disputed };
}

const namesOf = <V>(paths: readonly string[]) => [
  ...new Set(paths.map((path) => path.split('.')[0] as keyof V & string)),
];
