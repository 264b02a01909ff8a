import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

test('where the switch is off, an organisation is confirmed when it registers, publishes at once and has no limits', async () => {
  const owner = await anOwner(use, { registrationType: 'exbhition' });
  const add = () => use.call('POST', '/exbhition/add', { ...FORMS.exhibition(), published: true }, owner);
  const answers = [];
  for (let count = 0; count < 11; count += 1) answers.push(await add());
  expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(201));
  expect((await use.call('GET', `/exbhition/${answers[10]?.json._id}`)).status).toBe(200);
  const { json } = await use.call('GET', '/onboarding/steps', undefined, owner);
  expect(json.steps[0].name).toBe('offering');
  expect((await use.call('POST', '/confirmation/mail', {}, owner)).json.message).toBe(
    'Your e-mail is confirmed already.',
  );
});

test('where no mail can be sent, that is said', async () => {
  const owner = await anOwner(use);
  await use.database.asOwner('update organisation set confirmed = false where id = $1', [owner.organisationId]);
  expect(await use.call('POST', '/confirmation/mail', {}, owner)).toMatchObject({
    status: 503,
    json: { code: 'UNAVAILABLE' },
  });
});
