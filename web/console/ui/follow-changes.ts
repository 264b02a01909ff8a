import { isSame, namesOfChanges } from '#web/console/platform/same-value.ts';

/** What became of the values of a form when the record behind it was changed elsewhere. */
export interface Followed<V> {
  values: V;
  /** Fields that nobody touched here: they now hold what is stored. */
  followed: (keyof V & string)[];
  /** Fields that were changed here and elsewhere: they keep what was typed here. */
  disputed: (keyof V & string)[];
}

/** The values that were typed over what was stored `before`, now that something else is `stored`. */
export function followChanges<V extends object>(before: V, typed: V, stored: V): Followed<V> {
  const changed = namesOfChanges(stored, before).filter((name) => !isSame(typed[name], stored[name]));
  const isTouched = (name: keyof V) => !isSame(typed[name], before[name]);
  const followed = changed.filter((name) => !isTouched(name));
  const values = { ...typed, ...Object.fromEntries(followed.map((name) => [name, stored[name]])) };
  return { values, followed, disputed: changed.filter(isTouched) };
}
