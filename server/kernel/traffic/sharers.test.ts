import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { sharersOf } from './sharers.ts';

const use = useTestApp();
const from = (ip: string, token = '', traffic?: 'list') =>
  ({ ip, headers: { authorization: `Bearer ${token}` }, routeOptions: { config: { traffic } } }) as FastifyRequest;

test('reports are shared among organisations, lists that anybody reads among addresses, bookings among nobody', async () => {
  const [zoo, bank] = [await anOwner(use), await anOwner(use)];
  const inspector = await anInspector(use, zoo, (await aPark(use, zoo))._id);
  const sharer = sharersOf(use.deps);
  const report = (whose: string) => ({ traffic: 'report', whose });
  for (const { token } of [zoo, inspector])
    expect(await sharer(from('192.0.2.1', token), 'report')).toEqual(report(zoo.organisationId));
  expect(await sharer(from('192.0.2.1', bank.token), 'report')).toEqual(report(bank.organisationId));
  expect(await sharer(from('192.0.2.1', 'wrong'), 'report')).toEqual(report(''));
  const visitor = { traffic: 'list', whose: '192.0.2.1' };
  expect(await sharer(from('192.0.2.1', '', 'list'), 'list')).toEqual(visitor);
  expect(sharer(from('192.0.2.1', zoo.token), 'booking')).toBeUndefined();
});

test('who is signed in reads a list that anybody reads among their own reports; a token that does not work is a visitor', async () => {
  const zoo = await anOwner(use);
  const sharer = sharersOf(use.deps);
  const own = { traffic: 'report', whose: zoo.organisationId };
  expect(await sharer(from('192.0.2.1', zoo.token, 'list'), 'report')).toEqual(own);
  const visitor = { traffic: 'list', whose: '192.0.2.1' };
  expect(await sharer(from('192.0.2.1', 'of last month', 'list'), 'report')).toEqual(visitor);
});
