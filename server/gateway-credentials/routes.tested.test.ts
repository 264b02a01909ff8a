import { expect, test } from 'vitest';
import type { OnboardingStep } from '#contract/onboarding/model.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys, parkForm } from '#server/parks/factory.ts';
import { CARD_KEYS, startSandboxGateway, useGateway } from '#server/testing/sandbox-gateway.ts';
import { type TestApp, useTestApp } from '#server/testing/test-app.ts';
import { aGatewayCredential } from './factory.ts';

const sandbox = await startSandboxGateway();
const play = useTestApp({ deps: { gateways: sandbox.gateways } });
const live = useTestApp({ config: { payments: 'live' }, deps: { gateways: sandbox.gateways } });
useGateway(sandbox);

const OTHER_KEY = { ...CARD_KEYS, workingKey: 'F'.repeat(32) };

type Owner = Awaited<ReturnType<typeof anOwner>>;
const testOf = (use: TestApp, owner: Owner, id: string) => use.call('POST', `/configuration/${id}/test`, {}, owner);
const isTicked = async (use: TestApp, owner: Owner): Promise<boolean> => {
  const { json } = await use.call('GET', '/onboarding/steps', undefined, owner);
  return json.steps.find(({ name }: { name: OnboardingStep }) => name === 'keys').done;
};

test('keys are tested by asking the gateway, and only then the first step ticks; other keys undo that', async () => {
  const owner = await anOwner(live);
  const park = await aParkWithoutKeys(live, owner);
  const { _id } = await aGatewayCredential(live, owner, park._id, OTHER_KEY);
  const steps = await live.call('GET', '/onboarding/steps', undefined, owner);
  expect([await isTicked(live, owner), steps.json.untested]).toEqual([false, _id]);
  const refused = await testOf(live, owner, _id);
  expect([refused.status, refused.json.works]).toEqual([200, false]);
  expect(refused.json.message).toMatch(/^CCAvenue does not accept these keys \(its answer: .+\)\. Please compare/);
  expect(await isTicked(live, owner)).toBe(false);
  await live.call('PUT', `/configuration/${_id}`, { workingKey: CARD_KEYS.workingKey }, owner);
  const known = await testOf(live, owner, _id);
  expect(known.json).toEqual({ works: true, message: 'CCAvenue knows these keys. Visitors can pay.' });
  expect(await isTicked(live, owner)).toBe(true);
  await live.call('PUT', `/configuration/${_id}`, OTHER_KEY, owner);
  expect(await isTicked(live, owner)).toBe(false);
});

test('a gateway that does not answer is told as that, and nothing is noted', async () => {
  const owner = await anOwner(live);
  const park = await aParkWithoutKeys(live, owner);
  const { _id } = await aGatewayCredential(live, owner, park._id, CARD_KEYS);
  await sandbox.control({ orderId: '*', inquiry: 'http500' });
  const answer = await testOf(live, owner, _id);
  await sandbox.control({ orderId: '*', inquiry: null });
  expect(answer.json).toEqual({
    works: false,
    message: 'CCAvenue did not answer. Please test the keys again in a minute.',
  });
  expect(await isTicked(live, owner)).toBe(false);
});

test.each([
  ['ccav', '900001'],
  ['paytm', 'PRAVESH-WALLET-1'],
])(
  'a draft paid by %s takes the keys of the sandbox at once, which knows them, and their MID',
  async (payment, merchant) => {
    const owner = await anOwner(play);
    const form = { ...parkForm({ payment, published: false }), mid: '' };
    const { json: park } = await play.call('POST', '/park/add', form, owner);
    const answer = await play.call('POST', '/configuration/sandbox', { parkId: park._id }, owner);
    expect(answer.json).toMatchObject({ works: true });
    expect(await isTicked(play, owner)).toBe(true);
    expect((await play.call('GET', `/park/${park._id}`, undefined, owner)).json.mid).toBe(merchant);
    expect((await play.call('PUT', `/park/${park._id}`, { published: true }, owner)).status).toBe(200);
    // Once more, in place of others.
    expect((await play.call('POST', '/configuration/sandbox', { parkId: park._id }, owner)).json.works).toBe(true);
    expect((await play.call('POST', '/configuration/get', {}, owner)).json).toHaveLength(1);
  },
);

test('where payments are real there are no keys of the sandbox; nobody tests or takes them for somebody else', async () => {
  const owner = await anOwner(live);
  const park = await aParkWithoutKeys(live, owner);
  expect((await live.call('POST', '/configuration/sandbox', { parkId: park._id }, owner)).status).toBe(409);
  const { _id } = await aGatewayCredential(live, owner, park._id, CARD_KEYS);
  expect((await testOf(live, await anOwner(live), _id)).status).toBe(404);
  const [mine, other] = [await anOwner(play), await anOwner(play)];
  const theirs = await aParkWithoutKeys(play, mine);
  expect((await play.call('POST', '/configuration/sandbox', { parkId: theirs._id }, other)).status).toBe(400);
});

test('a gateway is asked at most twenty times an hour for one account', async () => {
  const owner = await anOwner(live);
  const park = await aParkWithoutKeys(live, owner);
  const { _id } = await aGatewayCredential(live, owner, park._id, CARD_KEYS);
  for (let count = 0; count < 20; count += 1) expect((await testOf(live, owner, _id)).status).toBe(200);
  expect((await testOf(live, owner, _id)).status).toBe(429);
});
