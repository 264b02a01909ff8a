import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'] as const;
const NO_ID = '0'.repeat(26);

test('a method that a path does not have is 405 in words, with the methods that it has', async () => {
  const answer = await use.app.inject({ method: 'PATCH', url: `/api/park/${NO_ID}` });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'DELETE, GET, HEAD, PUT']);
  expect(answer.json()).toEqual({
    message: 'This address does not take PATCH, only DELETE, GET, HEAD, PUT.',
    code: 'METHOD_NOT_ALLOWED',
  });
});

test('it is told before the body is read, and before the caller is asked who they are', async () => {
  const answer = await use.app.inject({ method: 'PUT', url: '/api/coupon/list', payload: '<x/>' });
  expect(answer.statusCode).toBe(405);
});

test('every path below /api has all methods: its own, and 405 for the others', async () => {
  const paths = Map.groupBy(use.deps.endpoints, ({ path }) => path);
  for (const [path, endpoints] of paths) {
    const own = endpoints.map(({ method }) => method as string);
    const has = own.includes('GET') ? [...own, 'HEAD'] : own;
    for (const method of METHODS.filter((one) => !has.includes(one))) {
      const { statusCode, headers } = await use.app.inject({ method, url: `/api${path.replace(/:\w+/g, NO_ID)}` });
      expect([path, method, statusCode, headers.allow]).toEqual([path, method, 405, has.toSorted().join(', ')]);
    }
  }
});
