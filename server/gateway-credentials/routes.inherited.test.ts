import { expect, test } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys } from '#server/parks/factory.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { CARD_KEYS } from '#server/testing/sandbox-gateway.ts';
import { credentialForm } from './factory.ts';

const sales = await useCardSales();
const { use, gateway, book, pay, start, comeBack, status } = sales;
const { mid } = CARD_KEYS;
const SHARED = { payment: 'ccav', ...CARD_KEYS };

const addKeys = (owner: Owner, parkId: string, more: object = SHARED) =>
  use.call('POST', '/configuration/add', credentialForm(parkId, more), owner);
const changeKeys = (owner: Owner, id: string, body: object) => use.call('PUT', `/configuration/${id}`, body, owner);
const removeKeys = (owner: Owner, id: string) => use.call('DELETE', `/configuration/${id}`, undefined, owner);

/** A park that has no keys of its own, and those of its organisation. */
async function anHeir() {
  const owner = await anOwner(use);
  const { _id: parkId } = await aParkWithoutKeys(use, owner, { mid });
  const keys = await addKeys(owner, owner.organisationId);
  expect(keys.status).toBe(201);
  return { owner, parkId, mid, credentialId: keys.json._id as string };
}
const begunWith = async (id: string) =>
  (await use.database.asOwner('select merchant_id, credential_id from payment_attempt where booking_id = $1', [id]))[0];
const keysOf = async (owner: Owner, id: string) =>
  (await use.call('GET', '/configuration/offerings', undefined, owner)).json.find(
    ({ _id }: { _id: string }) => _id === id,
  ).keys;

test('a place sells with the keys of its organisation; its own come first, and without them it inherits again', async () => {
  const shop = await anHeir();
  const { owner, parkId, credentialId } = shop;
  expect(await keysOf(owner, parkId)).toEqual({ merchantId: mid, own: false });
  const sale = await book(shop);
  await comeBack(await gateway.decide(await start(sale), 'success'));
  expect([await status(sale), (await begunWith(sale.id)).credential_id]).toEqual(['TXN_SUCCESS', credentialId]);
  const own = await addKeys(owner, parkId, { ...SHARED, mid: '900009' });
  expect(own.json).toMatchObject({ offeringKind: 'park', payment: 'ccav' });
  expect(await keysOf(owner, parkId)).toEqual({ merchantId: '900009', own: true });
  const second = await book(shop);
  await pay(second);
  expect((await begunWith(second.id)).merchant_id).toBe('900009');
  await use.database.asOwner(`update payment_attempt set state = 'failed' where booking_id = $1`, [second.id]);
  expect((await removeKeys(owner, own.json._id)).status).toBe(200);
  expect(await keysOf(owner, parkId)).toEqual({ merchantId: mid, own: false });
  expect((await pay(await book(shop))).status).toBe(200);
});

test('a payment keeps the keys that it began with: those of another merchant are never asked about it', async () => {
  const shop = await anHeir();
  const sale = await book(shop);
  const form = await start(sale);
  await changeKeys(shop.owner, shop.credentialId, {
    parkId: shop.owner.organisationId,
    mid: '900009',
    workingKey: 'F'.repeat(32),
  });
  const { credential_id, merchant_id } = await begunWith(sale.id);
  expect([credential_id === shop.credentialId, merchant_id]).toEqual([false, mid]);
  await comeBack(await gateway.decide(form, 'success'));
  expect(await status(sale)).toBe('TXN_SUCCESS');
});

test('keys of an organisation stay while a payment of any of its places hangs on them; without any, nobody can pay', async () => {
  const shop = await anHeir();
  const sale = await book(shop);
  const form = await start(sale);
  expect((await removeKeys(shop.owner, shop.credentialId)).status).toBe(409);
  await comeBack(await gateway.decide(form, 'success'));
  expect((await removeKeys(shop.owner, shop.credentialId)).status).toBe(200);
  await expect(book(shop)).rejects.toThrow(/cannot take payments online yet/);
  const restored = await use.call('POST', `/configuration/${shop.credentialId}/restore`, {}, shop.owner);
  expect(restored.json).toMatchObject({ offeringKind: 'organisation', parkId: shop.owner.organisationId });
  expect((await pay(await book(shop))).status).toBe(200);
});

test('an organisation has one set for a gateway, and nobody gives keys to another organisation', async () => {
  const { owner } = await anHeir();
  expect(await addKeys(owner, owner.organisationId)).toMatchObject({
    status: 409,
    json: { message: 'All places have payment credentials of this gateway already. Please edit those.' },
  });
  const wallet = { payment: 'paytm', mid: 'PRAVESH-WALLET-1', accessKey: '', workingKey: 'wallet_key_00001' };
  expect((await addKeys(owner, owner.organisationId, wallet)).json).toMatchObject({ payment: 'paytm' });
  expect((await addKeys(await anOwner(use), owner.organisationId)).status).toBe(400);
});

test('batches without a MID take that of all places; a clinic without one goes on to take cash', async () => {
  const coaching = await anOwner(use, { registrationType: 'coaching' });
  const batch = await aRecord(use, coaching, '/coaching', FORMS.batch({ mid: '', fee: 500 }));
  await addKeys(coaching, coaching.organisationId);
  expect((await use.call('GET', `/coaching/${batch._id}`)).json.mid).toBe(mid);
  const doctor = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aRecord(use, doctor, '/clinic', FORMS.clinic({ mid: '' }));
  await addKeys(doctor, doctor.organisationId);
  expect((await use.call('GET', `/clinic/${clinic._id}`)).json.mid).toBe('');
});

test('what lacks keys neither waits for attention nor for sale once its organisation has some', async () => {
  const owner = await anOwner(use);
  const { _id } = await aParkWithoutKeys(use, owner);
  const lacks = async () => {
    const { json } = await use.call('GET', `/offering/park/${_id}`, undefined, owner);
    const { waiting } = (await use.call('GET', '/dashboard/attention', undefined, owner)).json;
    return [json.missing, waiting].map((all) => all.some((one: object) => /keys/.test(JSON.stringify(one))));
  };
  expect(await lacks()).toEqual([true, true]);
  await addKeys(owner, owner.organisationId);
  expect(await lacks()).toEqual([false, false]);
});
