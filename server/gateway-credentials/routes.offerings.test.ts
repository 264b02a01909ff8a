import { expect, test } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aGatewayCredential, credentialForm, WORKING_KEY } from './factory.ts';
import { liveCredential } from './service.ts';

const use = useTestApp();
const TRADES = {
  clinic: { registrationType: 'doctor', form: FORMS.clinic },
  branch: { registrationType: 'loan', form: FORMS.branch },
  coaching: { registrationType: 'coaching', form: FORMS.batch },
};
type Kind = keyof typeof TRADES;
const KINDS = Object.keys(TRADES) as Kind[];

/** An owner of the trade, and something of theirs that is paid for. */
async function anOffering(kind: Kind) {
  const { registrationType, form } = TRADES[kind];
  const owner = await anOwner(use, { registrationType });
  const record = await aRecord(use, owner, `/${kind}`, form());
  return { owner, id: record._id as string };
}

const offeringsOf = async ({ token }: Pick<Owner, 'token'>) =>
  (await use.call('GET', '/configuration/offerings', undefined, { token })).json;

test.each(KINDS)('the keys of a %s are stored, listed, changed and found by what they pay for', async (kind) => {
  const { owner, id } = await anOffering(kind);
  const [all, offering] = await offeringsOf(owner);
  expect(all).toMatchObject({ _id: owner.organisationId, kind: 'organisation', keys: null });
  expect(offering).toMatchObject({ _id: id, kind });
  const added = await aGatewayCredential(use, owner, id);
  expect(added).toMatchObject({ parkId: id, parkName: offering.name, offeringKind: kind });
  const { token } = owner;
  expect((await use.call('GET', '/configuration/list', undefined, { token })).json).toEqual([added]);
  const form = credentialForm(id, { mid: '900002', workingKey: '' });
  const changed = await use.call('PUT', `/configuration/${added._id}`, form, { token });
  expect(changed).toMatchObject({ status: 200, json: { parkId: id, mid: '900002', offeringKind: kind } });
  expect(await liveCredential(use.deps, { organisationId: owner.organisationId, id, gateway: 'ccav' })).toMatchObject({
    mid: '900002',
    workingKey: WORKING_KEY,
  });
});

test.each([
  ['clinic', 'This clinic has payment credentials already. Please edit those.'],
  ['branch', 'This branch has payment credentials already. Please edit those.'],
  ['coaching', 'This batch has payment credentials already. Please edit those.'],
] as const)('a %s has one set of keys in use', async (kind, message) => {
  const { owner, id } = await anOffering(kind);
  await aGatewayCredential(use, owner, id);
  const again = await use.call('POST', '/configuration/add', credentialForm(id), owner);
  expect(again).toMatchObject({ status: 409, json: { message, issues: [{ field: 'parkId', message }] } });
});

test('an owner is offered what is its own, the admin everything; what was removed is not offered', async () => {
  const [one, other] = [await anOffering('clinic'), await anOffering('clinic')];
  const park = await aPark(use, await anOwner(use));
  expect((await offeringsOf(one.owner)).map(({ _id }: { _id: string }) => _id)).toEqual([
    one.owner.organisationId,
    one.id,
  ]);
  const all = (await offeringsOf(await anAdmin(use))).map(({ _id }: { _id: string }) => _id);
  expect(all).toEqual(expect.arrayContaining([one.id, other.id, park._id]));
  await use.call('DELETE', `/clinic/${one.id}`, undefined, { token: one.owner.token });
  expect(await offeringsOf(one.owner)).toHaveLength(1);
});

test('a clinic with keys that is removed is hidden, and its keys can still be read for refunds', async () => {
  const { owner, id } = await anOffering('clinic');
  await aGatewayCredential(use, owner, id);
  expect((await use.call('DELETE', `/clinic/${id}`, undefined, owner)).status).toBe(200);
  expect((await use.call('GET', `/clinic/${id}`)).status).toBe(404);
  expect(await liveCredential(use.deps, { organisationId: owner.organisationId, id, gateway: 'ccav' })).toMatchObject({
    workingKey: WORKING_KEY,
  });
});
