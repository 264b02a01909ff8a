import { isSame, pathsOfChanges } from '#contract/kernel/same-value.ts';
import { valueAt, withFields } from '#contract/kernel/wire/deep-fields.ts';

/**
 * Merges a newer stored record into a form. `followed`: fields untouched here, which take the stored value. `disputed`:
 * fields changed on both sides, which keep what was typed; nested ones by path ("fees.adult.price").
 */
export function followChanges<V extends object>(before: V, typed: V, stored: V) {
  const changed = pathsOfChanges(stored, before).filter((path) => !isSame(valueAt(typed, path), valueAt(stored, path)));
  const touched = new Set(pathsOfChanges(typed, before));
  const followed = changed.filter((path) => !touched.has(path));
  const disputed = changed.filter((path) => touched.has(path));
  return { values: withFields(typed, stored, followed), followed: namesOf(followed), disputed };
}

const namesOf = (paths: readonly string[]) => [...new Set(paths.map((path) => path.split('.')[0]!))];
