import { beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_PRESENTATION } from '#contract/presentations/model.ts';
import { aBranch, aClinic } from '#server/appointments/factory.ts';
import { tradesOf } from '#server/offerings/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';

const use = useTestApp({ pages: 'built', config: { rateLimitScale: 100 } });
const { open, submit } = visitorPages(use);

const TRADES = tradesOf(use);

const linkOf = async (kind: string, id: string, owner: Owner) =>
  (await use.call('POST', `/offering/${kind}/${id}/preview`, {}, owner)).json;

describe.each(TRADES)('a draft: $kind', ({ kind, path, registrationType, nameField, page }) => {
  let owner: Owner;
  let id: string;
  beforeAll(async () => {
    owner = await anOwner(use, { registrationType });
    const form = { [nameField]: 'Secret Plan', published: false };
    id = (await use.call('POST', `${path}/add`, form, owner)).json._id;
  });

  test('its pages are not there for visitors, and no list of theirs names it', async () => {
    for (const url of [`/${page}/${id}`, `/getqr/${id}`, `/board/doctor/${id}`, `/board/loan/${id}`]) {
      const { statusCode, body } = await open(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).not.toContain('Secret Plan');
    }
    expect((await submit(`/${page}/${id}`, { mobile: '9876543210' })).statusCode).toBe(404);
    for (const url of ['/home', '/doctor/doctorbooking', '/exbhition/exbhitionbooking', '/loan/loanbooking'])
      expect((await open(url)).body).not.toContain('Secret Plan');
  });

  test('its own people preview the very page, which nobody can book on, and nobody else can ask for', async () => {
    const { path: link, expiresAt } = await linkOf(kind, id, owner);
    expect(Date.parse(expiresAt) - use.clock.now().getTime()).toBe(600_000);
    const { statusCode, headers, body } = await open(link);
    expect(statusCode).toBe(200);
    expect(body).toContain('Secret Plan');
    expect(body).toContain('Preview: visitors cannot see this yet.');
    expect(body).toContain('<div inert>');
    expect(body).toContain('noindex');
    expect(body).not.toContain('<script');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("form-action 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await submit(link, { mobile: '9876543210' })).statusCode).toBe(404);
    const other = await anOwner(use, { registrationType });
    const asked = await use.call('POST', `/offering/${kind}/${id}/preview`, {}, other);
    expect(asked.status).toBe(404);
    expect((await use.call('POST', `/offering/${kind}/${id}/preview`, {})).status).toBe(401);
  });
});

test('a link is over after ten minutes, and a link that we did not make opens nothing', async () => {
  const owner = await anOwner(use, { registrationType: 'exbhition' });
  const form = FORMS.exhibition({ published: false });
  const { json: show } = await use.call('POST', '/exbhition/add', form, owner);
  const { path } = await linkOf('exhibition', show._id, owner);
  const { json: another } = await use.call('POST', '/exbhition/add', form, owner);
  expect((await open(path.replace(show._id, another._id))).statusCode).toBe(409);
  use.clock.advance(9);
  expect((await open(path)).statusCode).toBe(200);
  use.clock.advance(2);
  const over = await open(path);
  expect([over.statusCode, over.body.includes('This preview is over.')]).toEqual([409, true]);
});

test('a preview of what is published says that visitors see it so; all other pages stay in no frame', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner);
  const { path } = await linkOf('clinic', clinic._id, owner);
  expect((await open(path)).body).toContain('Preview: this is what visitors see.');
  const { headers } = await open(`/doctorbooking/${clinic._id}`);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const branch = await aBranch(use, await anOwner(use, { registrationType: 'loan' }));
  expect((await open(`/loanbooking/${branch._id}`)).headers['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );
});

const TYPED = [
  ['park', { parkName: 'Lotus Garden', location: 'Pune', mid: '900001', adult: true, adultFee: 120.5 }, '₹120.50'],
  ['clinic', FORMS.clinic({ clinicName: 'Lotus Garden', fee: 350 }), '₹350'],
  ['branch', FORMS.branch({ branchName: 'Lotus Garden' }), 'Lotus Garden'],
  ['exhibition', { organizationName: 'Lotus Garden', location: 'Ravindra Bharathi' }, 'Ravindra Bharathi'],
  ['coaching', FORMS.batch({ batchName: 'Lotus Garden', fee: 1500 }), '₹1,500'],
] as const;

const draw = (kind: string, body: object, token?: string, id = '') =>
  use.app.inject({
    method: 'POST',
    url: `/preview/${kind}?id=${id}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: body,
  });

describe.each(TYPED)('what somebody types: a %s', (kind, form, shows) => {
  const { path, registrationType, nameField } = TRADES.find((trade) => trade.kind === kind)!;

  test('is drawn as the page that it would be, before it is added and over what is stored, and nothing is kept', async () => {
    const owner = await anOwner(use, { registrationType });
    const { statusCode, body } = await draw(kind, form, owner.token);
    expect(statusCode).toBe(200);
    for (const text of ['Lotus Garden', shows, 'Preview of what you type, as visitors would see it.'])
      expect(body).toContain(text);
    expect(body).not.toContain('<script');
    expect((await use.call('POST', `${path}/get`, {}, owner)).json).toEqual([]);
    const { json: added } = await use.call('POST', `${path}/add`, form, owner);
    const typed = { ...form, [nameField]: 'Mango Garden' };
    const presentation = { ...EMPTY_PRESENTATION, about: 'Old trees' };
    const { body: whole } = await draw(kind, { ...typed, presentation }, owner.token, added._id);
    for (const text of ['Mango Garden', 'Old trees']) expect(whole).toContain(text);
    const { json } = await use.call('GET', `${path}/${added._id}`, undefined, owner);
    expect(json[nameField]).toBe('Lotus Garden');
    const other = await anOwner(use, { registrationType });
    expect((await draw(kind, typed, other.token, added._id)).statusCode).toBe(404);
    expect((await draw(kind, typed, undefined, added._id)).statusCode).toBe(401);
  });
});

test('what makes no sense is not drawn', async () => {
  const { token } = await anOwner(use);
  expect((await draw('park', { parkName: '' }, token)).statusCode).toBe(400);
});
