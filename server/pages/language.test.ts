import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ pages: 'built' });
const open = (url: string, headers: Record<string, string> = {}) => use.app.inject({ method: 'GET', url, headers });
const languageOf = (body: string): string | undefined => /<html lang="([^"]*)">/.exec(body)?.[1];

test('a page is in the language that its address asks for, else the one chosen before, else the wish of the browser, else English', async () => {
  const wishes = { 'accept-language': 'ta-IN,te;q=0.8,hi;q=0.9,en;q=0.5' };
  const chosen = { ...wishes, cookie: 'other=1; lang=te' };
  const asked: [url: string, headers: Record<string, string>, tag: string][] = [
    ['/home', {}, 'en-IN'],
    ['/home', wishes, 'hi-IN'],
    ['/home', chosen, 'te-IN'],
    ['/home?lang=en', chosen, 'en-IN'],
    ['/terms?lang=hi', {}, 'hi-IN'],
    ['/no/such/page', chosen, 'te-IN'],
    // What is not offered chooses nothing.
    ['/home?lang=ta', {}, 'en-IN'],
    ['/home?lang=te&lang=hi', { cookie: 'lang=%00' }, 'en-IN'],
    ['/home', { 'accept-language': 'hi;q=0, *' }, 'en-IN'],
  ];
  for (const [url, headers, tag] of asked) {
    const { body, headers: answered } = await open(url, headers);
    expect([url, languageOf(body), answered['content-language']]).toEqual([url, tag, tag]);
    expect(answered.vary).toMatch(/^Accept-Language, Cookie/);
  }
});

test('what was chosen by an address is remembered: two letters in a cookie, for pages, and for no call', async () => {
  const { headers } = await open('/home?lang=te');
  expect(headers['set-cookie']).toMatch(/^lang=te; Max-Age=\d+; Path=\/; HttpOnly; (Secure; )?SameSite=Lax$/);
  expect((await open('/home', { cookie: 'lang=te' })).headers['set-cookie']).toBeUndefined();
  expect((await open('/api/nothing?lang=te')).headers['set-cookie']).toBeUndefined();
});

test('kept pages do not mix languages, whoever comes first and however many at once', async () => {
  const { _id } = await aPark(use, await anOwner(use), { parkName: 'Lotus Lake' });
  const tags = ['en-IN', 'te-IN', 'hi-IN', 'te-IN', 'en-IN', 'hi-IN'];
  for (const url of ['/home', '/getqr', `/ticketbooking/${_id}`]) {
    const asked = tags.map((tag) => open(url, { 'accept-language': tag }));
    expect((await Promise.all(asked)).map(({ body }) => languageOf(body))).toEqual(tags);
    for (const tag of tags) {
      const { body } = await open(url, { 'accept-language': tag });
      expect(languageOf(body)).toBe(tag);
      expect(/[\u0C00-\u0C7F]/.test(body.replace('తెలుగు', ''))).toBe(tag === 'te-IN');
    }
  }
});

test('each page leads to itself in every language: in that one’s own name for people, by hreflang for search engines', async () => {
  const opened = await open('/terms', { 'accept-language': 'te' });
  const body = opened.body.replaceAll('hrefLang', 'hreflang');
  expect(body).toContain('<a href="?lang=hi" lang="hi-IN" hreflang="hi">हिन्दी</a>');
  expect(body).toContain('<a href="?lang=te" lang="te-IN" hreflang="te" aria-current="true">తెలుగు</a>');
  expect(body).toMatch(/<link rel="alternate" hreflang="te" href="[^"]*\/terms\?lang=te">/);
  expect(body).toMatch(/<link rel="alternate" hreflang="x-default" href="[^"]*\/terms">/);
  // What search engines do not keep has no such links.
  expect((await open('/no/such/page')).body).not.toContain('rel="alternate"');
});

test('a search stays the same search in another language', async () => {
  const { body } = await open('/home?q=zoo+%22park&town=&lang=hi');
  expect(body.replaceAll('hrefLang', 'hreflang')).toContain(
    '<a href="?q=zoo+%22park&amp;town=&amp;lang=te" lang="te-IN" hreflang="te">తెలుగు</a>',
  );
});

test('a refusal is told in the language of the page that asked; every other caller hears English', async () => {
  const refused = async (headers: Record<string, string>) =>
    (await use.app.inject({ method: 'POST', url: '/api/ticketbooking/add', headers, payload: { mobile: '1' } })).json();
  const [plain, told] = [await refused({ 'accept-language': 'te' }), await refused({ 'x-language': 'te' })];
  expect([plain.code, told.code]).toEqual(['INVALID_INPUT', 'INVALID_INPUT']);
  expect(plain.message).toMatch(/^[ -~]+$/);
  expect(told.message).not.toMatch(/[a-z]/);
});
