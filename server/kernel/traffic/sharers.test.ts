import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { sharersOf } from './sharers.ts';

const use = useTestApp();
const from = (ip: string, token = '') => ({ ip, headers: { authorization: `Bearer ${token}` } }) as FastifyRequest;

test('reports are shared among organisations, lists that anybody reads among addresses, bookings among nobody', async () => {
  const [zoo, bank] = [await anOwner(use), await anOwner(use)];
  const inspector = await anInspector(use, zoo, (await aPark(use, zoo))._id);
  const whose = sharersOf(use.deps);
  expect(await whose(from('192.0.2.1', zoo.token), 'report')).toBe(zoo.organisationId);
  expect(await whose(from('192.0.2.1', inspector.token), 'report')).toBe(zoo.organisationId);
  expect(await whose(from('192.0.2.1', bank.token), 'report')).toBe(bank.organisationId);
  expect(await whose(from('192.0.2.1', zoo.token), 'list')).toBe('192.0.2.1');
  expect(whose(from('192.0.2.1', zoo.token), 'booking')).toBeUndefined();
});
