import { expect, test } from 'vitest';
import { systemRandom } from '#server/kernel/operations/clock.ts';
import { deriveKey, seal, unseal } from './secrets.ts';

const key = deriveKey('a secret of the tests that is long enough', 'credentials');
const sealed = seal('working key', key, 'credential/1/workingKey', systemRandom);

test('what was sealed opens again, and shows nothing', () => {
  expect(unseal(sealed, key, 'credential/1/workingKey')).toBe('working key');
  expect(sealed).toMatch(/^v1\.[\w-]+$/);
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('working');
});

test('the same text is sealed anew each time', () =>
  expect(seal('working key', key, 'credential/1/workingKey', systemRandom)).not.toBe(sealed));

test('it does not open in another place, with another key, or with a bit changed', () => {
  expect(() => unseal(sealed, key, 'credential/2/workingKey')).toThrow();
  expect(() =>
    unseal(sealed, deriveKey('a secret of the tests that is long enough', 'passes'), 'credential/1/workingKey'),
  ).toThrow();
  expect(() =>
    unseal(sealed, deriveKey('another secret that is long enough too', 'credentials'), 'credential/1/workingKey'),
  ).toThrow();
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const bent = Buffer.from(bytes);
    bent[at] = (bent[at] as number) ^ 1;
    expect(() => unseal(`v1.${bent.toString('base64url')}`, key, 'credential/1/workingKey')).toThrow();
  }
});
