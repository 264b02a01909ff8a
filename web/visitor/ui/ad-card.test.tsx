// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdProps } from '#contract/advertisements/page.ts';
import { AdCards } from './ad-card.tsx';

const ad: AdProps = {
  id: 'a1',
  name: 'Tea & toys',
  description: 'At gate 2',
  imageUrl: '/ads/a1.webp',
  url: 'https://shop.example/',
};
const shown = (change: Partial<AdProps> = {}) => renderToString(<AdCards ads={[{ ...ad, ...change }]} />);

test('a sponsored card is marked as one, for eyes and for ears', () => {
  expect(shown()).toContain('aria-label="Sponsored"');
  expect(shown()).toMatch(/<p[^>]*>Sponsored<\/p>/);
});

test('Shop Now opens a new tab, says so, and tells the shop nothing about the page', () => {
  const [link = ''] = shown().match(/<a [^>]*>/) ?? [];
  expect(link).toContain('target="_blank"');
  expect(link).toContain('rel="noopener noreferrer sponsored"');
  expect(link).toContain('aria-label="Shop Now: Tea &amp; toys (opens in a new tab)"');
});

test('the picture keeps its place before it is there and comes only when it is near', () => {
  const [image = ''] = shown().match(/<img [^>]*>/) ?? [];
  for (const part of ['width="320"', 'height="180"', 'loading="lazy"', 'alt=""']) expect(image).toContain(part);
});

test('a card without an address has no button, one without a picture has none', () => {
  expect(shown({ url: null })).not.toContain('<a ');
  expect(shown({ imageUrl: null })).not.toContain('<img');
});

test('without advertisements there is no place for them', () => {
  expect(renderToString(<AdCards ads={[]} />)).toBe('');
});
