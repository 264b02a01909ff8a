import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

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
