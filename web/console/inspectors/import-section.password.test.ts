// @vitest-environment node
import { expect, test } from 'vitest';
import { newPassword } from './import-section.tsx';

test('a password is easy to read aloud, and another one each time', () => {
  const all = Array.from({ length: 200 }, newPassword);
  for (const one of all) expect(one).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/);
  expect(new Set(all).size).toBe(200);
});
