import { expect, test } from 'vitest';
import { documentOf, safeJson } from './document.ts';

const hostile = '</script><script>alert(1)</script>\u2028';
const parts = {
  page: { name: 'not-found', props: { help: { email: hostile, phone: null } } } as const,
  rendered: {
    body: '<p>body</p>',
    css: 'p{}',
    lang: 'en-IN',
    title: `"${hostile}`,
    description: 'd',
    picture: { url: '/b.png', text: 'A "tiger"' },
    structured: null,
    live: './a/b-form.tsx',
    texts: { languages: ['te'], keys: ['coupons.unknown'] } as const,
    kept: true,
    early: 'early()',
  },
  scripts: { entry: '/assets/a.js', preload: ['/assets/b.js'], head: '' },
  url: 'https://pravesh.example/home',
  query: '',
  publicUrl: 'https://pravesh.example',
  language: 'te' as const,
  noindex: true,
  nonce: 'N0nce',
};

test('the state of a page cannot end its script element and reads back as it was', () => {
  expect(safeJson(hostile)).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(safeJson(hostile))).toBe(hostile);
});

test('a document carries the nonce on everything that runs or styles, and nothing hostile gets out of its place', () => {
  const html = documentOf(parts);
  expect(html.match(/<(script|style)\b(?![^>]*nonce="N0nce")/g)).toBeNull();
  expect(html).not.toContain('alert(1)</script>');
});

test('a page without a script carries none, and no state either', () => {
  const rendered = { ...parts.rendered, early: '', live: null, texts: { languages: [], keys: [] } };
  expect(documentOf({ ...parts, rendered, scripts: null })).not.toContain('<script');
});

test('a page that phones keep can stand on a home screen; others cannot, nor a preview', () => {
  const rendered = { ...parts.rendered, kept: false };
  const preview = { name: '', words: '', missing: [] };
  const texts = [documentOf(parts), documentOf({ ...parts, rendered }), documentOf({ ...parts, preview })];
  expect(texts.map((text) => text.includes('rel="manifest"'))).toEqual([true, false, false]);
});

test('the state has the language of the page, its texts in it, and the live part with its props', () => {
  const [, state = ''] = /id="page-state"[^>]*>(.*?)<\/script>/.exec(documentOf(parts)) ?? [];
  const { language, messages, live, props } = JSON.parse(state);
  expect([language, Object.keys(messages), live, props]).toEqual(['te', ['te'], './a/b-form.tsx', parts.page.props]);
  expect(String(messages.te['coupons.unknown'])).toMatch(/[ఀ-౿]/);
});

test('an early script stands before all others, and in no preview', () => {
  expect(documentOf(parts)).toMatch(/<\/style><script nonce="N0nce">early\(\)<\/script>/);
  expect(documentOf({ ...parts, scripts: null, preview: { name: '', words: '', missing: [] } })).not.toContain(
    '<script',
  );
});
