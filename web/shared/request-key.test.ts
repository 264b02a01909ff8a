// @vitest-environment node
import { expect, test } from 'vitest';
import { requestKeys } from './request-key.ts';

test('the same request sent again keeps its key, so that the server counts it once', () => {
  const keyOf = requestKeys();
  expect(keyOf({ name: 'Zoo', fee: 100 })).toBe(keyOf({ name: 'Zoo', fee: 100 }));
});

test('a changed request gets a new key, and so does the first one when it comes back later', () => {
  const keyOf = requestKeys();
  const keys = [keyOf({ fee: 100 }), keyOf({ fee: 200 }), keyOf({ fee: 100 })];
  expect(new Set(keys).size).toBe(3);
});

test('two forms never share a key, even for the same content', () => {
  expect(requestKeys()('same')).not.toBe(requestKeys()('same'));
});

test('a key is 128 random bits in hexadecimal', () => {
  expect(requestKeys()({})).toMatch(/^[0-9a-f]{32}$/);
});
