import { isSame, pathsOfChanges } from '#contract/kernel/same-value.ts';
import { valueAt, withFields } from '#contract/kernel/wire/deep-fields.ts';

/**
 * The values that were typed over what was stored `before`, now that something else is `stored`. `followed` are fields that
 * nobody touched here: they hold what is stored. `disputed` were changed here and elsewhere, and keep what was typed; deeper
 * ones by path ("fees.adult.price").
 */
export function followChanges<V extends object>(before: V, typed: V, stored: V) {
  const changed = pathsOfChanges(stored, before).filter((path) => !isSame(valueAt(typed, path), valueAt(stored, path)));
  const touched = new Set(pathsOfChanges(typed, before));
  const followed = changed.filter((path) => !touched.has(path));
  const disputed = changed.filter((path) => touched.has(path));
  return { values: withFields(typed, stored, followed), followed: namesOf(followed), disputed };
}

const namesOf = (paths: readonly string[]) => [...new Set(paths.map((path) => path.split('.')[0]!))];
