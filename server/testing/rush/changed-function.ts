import { expect } from 'vitest';
import type { TestDatabase } from '../database.ts';

/** Works while a function of the database has `to` instead of `from`, for controls that take a guard away; then puts it back. */
export async function whileChanged<T>(
  { asOwner }: TestDatabase,
  name: string,
  [from, to]: readonly [from: string, to: string],
  work: () => Promise<T>,
): Promise<T> {
  const [{ text }] = await asOwner('select pg_get_functiondef($1::regproc) as text', [name]);
  expect(text).toContain(from);
  await asOwner(text.replace(from, () => to));
  return work().finally(() => asOwner(text));
}

/**
 * For controls of races: a function of the database that waits until two have called it. A guard that is taken away is
 * then missed on a slow machine as on a fast one.
 */
export const WAIT_FOR_THE_OTHER = `
create sequence looks;
grant select, usage on sequence looks to public;
create function wait_for_the_other() returns void language plpgsql as $$
begin
  perform nextval('looks');
  for attempt in 1..10000 loop
    exit when (select last_value from looks) > 1;
    perform pg_sleep(0.002);
  end loop;
end $$`;
