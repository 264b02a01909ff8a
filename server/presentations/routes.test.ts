import { expect, test } from 'vitest';
import { hashIn } from '#contract/presentations/page.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aForm, pictureNo } from '#server/testing/upload.ts';

const use = useTestApp();

let shade = 900;
async function aPicture({ token }: Pick<Owner, 'token'>): Promise<string> {
  shade += 1;
  const { body, headers } = await aForm(await pictureNo(shade, [800, 600]));
  return (await use.call('POST', '/image/upload', body, { token, headers })).json.url;
}

const at = (kind: string, id: string) => `/offering/${kind}/${id}/presentation`;

test('an owner fills in what a place shows; what is absent stays, and nothing is there before', async () => {
  const owner = await anOwner(use);
  const { token } = owner;
  const { _id: id } = await aPark(use, owner);
  const path = at('park', id);
  const empty = { pictures: [], about: '', visitorRules: '', coordinates: '', childMeans: '', kindNotes: {} };
  expect((await use.call('GET', path, undefined, { token })).json).toMatchObject({ id, ...empty });
  const pictures = [await aPicture(owner)];
  const about = 'Old trees.\n- a lake\n- deer';
  const first = await use.call('PUT', path, { pictures: [...pictures, ...pictures], about }, { token });
  expect([first.status, first.json]).toMatchObject([200, { ...empty, pictures, about }]);
  const kindNotes = { child: 'Bring a school card', adult: '' };
  await use.call('PUT', path, { kindNotes, coordinates: '17.3512, 78.4489' }, { token });
  await use.call('PUT', path, { kindNotes: { women: 'Gone' } }, { token });
  await use.call('PUT', path, { kindNotes: { women: '' } }, { token });
  expect((await use.call('GET', path, undefined, { token })).json).toMatchObject({
    pictures,
    about,
    kindNotes: { child: 'Bring a school card' },
    coordinates: '17.3512, 78.4489',
  });
});

test('a picture keeps the words of its owner wherever it stands among the others, until they or the picture go', async () => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner);
  const path = at('park', id);
  const pictures = [await aPicture(owner), await aPicture(owner)];
  const [one = '', other = ''] = pictures.map(hashIn);
  const stored = async () => (await use.call('GET', path, undefined, owner)).json.pictureTexts;
  expect(await stored()).toEqual({});
  const pictureTexts = { [one]: ' A tiger by the lake ', [other]: 'Deer', ['f'.repeat(64)]: 'Not shown here' };
  await use.call('PUT', path, { pictures, pictureTexts }, owner);
  expect(await stored()).toEqual({ [one]: 'A tiger by the lake', [other]: 'Deer' });
  await use.call('PUT', path, { pictures: pictures.toReversed() }, owner);
  await use.call('PUT', path, { pictureTexts: { [one]: '' } }, owner);
  expect(await stored()).toEqual({ [other]: 'Deer' });
  await use.call('PUT', path, { pictures: [pictures[0]] }, owner);
  expect(await stored()).toEqual({});
  const long = await use.call('PUT', path, { pictureTexts: { [one]: 'x'.repeat(141) } }, owner);
  expect([long.status, long.json.issues]).toEqual([
    400,
    [{ field: `pictureTexts.${one}`, message: 'Please use at most 140 characters' }],
  ]);
});

test.each([
  ['a point that is on no map', { coordinates: 'near the bus stand' }, 'coordinates', /latitude and longitude/],
  ['a picture from elsewhere', { pictures: ['https://pictures.example/a.jpg'] }, 'pictures[0]', /upload the picture/],
  ['a kind of ticket that there is not', { kindNotes: { elephant: 'no' } }, 'kindNotes.elephant', /./],
])('refused is %s', async (_, body, field, message) => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner);
  const { status, json } = await use.call('PUT', at('park', id), body, owner);
  expect([status, json.issues[0].field]).toEqual([400, field]);
  expect(json.issues[0].message).toMatch(message);
});

test('a tenant shows and changes what is its own: neither pictures nor places of another', async () => {
  const [one, other] = [await anOwner(use), await anOwner(use)];
  const { _id: id } = await aPark(use, one);
  for (const method of ['GET', 'PUT'] as const)
    expect(
      (await use.call(method, at('park', id), method === 'PUT' ? { about: 'Mine' } : undefined, other)).status,
    ).toBe(404);
  const theirs = await aPicture(other);
  const message = 'Please upload this picture here again. It is not among the pictures that you keep.';
  for (const [path, body] of [
    [at('park', id), { pictures: [theirs] }],
    ['/organisation/brand', { logo: theirs }],
  ] as const)
    expect(await use.call('PUT', path, body, one)).toMatchObject({ status: 400, json: { message } });
  await use.call('PUT', '/organisation/brand', { colour: '#112233' }, other);
  expect((await use.call('GET', '/organisation/brand', undefined, one)).json.colour).toBe('');
});

test('two who change the same words: the second is told, and who changes other fields is not', async () => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner);
  const path = at('park', id);
  expect((await use.call('PUT', path, { about: 'First', was: { about: '' } }, owner)).status).toBe(200);
  expect((await use.call('PUT', path, { visitorRules: 'None', was: { visitorRules: '' } }, owner)).status).toBe(200);
  const second = await use.call('PUT', path, { about: 'Second', was: { about: '' } }, owner);
  expect([second.status, second.json.code, second.json.now.about]).toEqual([409, 'CHANGED_MEANWHILE', 'First']);
});

test('two who save at the same moment lose nothing of each other', async () => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner);
  const bodies = [{ about: 'A' }, { visitorRules: 'R' }, { childMeans: 'C' }, { coordinates: '1, 2' }];
  await Promise.all(bodies.map((body) => use.call('PUT', at('park', id), body, owner)));
  expect((await use.call('GET', at('park', id), undefined, owner)).json).toMatchObject(Object.assign({}, ...bodies));
});
