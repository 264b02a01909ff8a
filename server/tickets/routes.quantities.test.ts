import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshAddress, peopleForm } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

test('a quantity of a call is read as it was written or refused, never changed', async () => {
  const park = await aPark(use, await anOwner(use), { adult: true, adultFee: 100 });
  const book = async (quantity: unknown) => {
    const body = peopleForm(park, 1, { fee: [{ name: 'adult', quantity }] });
    const { status, json } = await use.call('POST', '/ticketbooking/add', body, { from: freshAddress() });
    return [status, json.totalAmount ?? json.issues[0].field];
  };
  for (const two of [2, '2', '२', ' 2 ', '2.0', '2\u200b']) expect(await book(two), String(two)).toEqual([201, 200]);
  for (const wrong of ['2 adults', '1.5', '-1', '1e1', 1.5, -1, '½', 'two'])
    expect(await book(wrong), String(wrong)).toEqual([400, 'fee[0].quantity']);
});
