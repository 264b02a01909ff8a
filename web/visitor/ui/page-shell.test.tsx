// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Help } from '#contract/kernel/pages.ts';
import { PageShell } from './page-shell.tsx';

const shell = (help: Help, venue?: string) =>
  renderToString(
    <PageShell help={help} venue={venue} getQrHref={venue ? '/getqr/p1' : undefined}>
      The page
    </PageShell>,
  );
const full = { email: 'help@pravesh.example', phone: '+91 40 1234 5678' };

test('the first stop of the keyboard skips to the page', () => {
  const html = shell(full);
  expect(html).toMatch(/^<a [^>]*href="#main"/);
  expect(html).toContain('<main id="main"');
});

test('help that there is not is not offered', () => {
  const html = shell({ email: null, phone: null });
  expect(html).not.toMatch(/tel:|mailto:/);
});

test('the three policies are on every page', () => {
  const links = [...shell(full).matchAll(/<a href="(\/[^"]*)">/g)].map(([, href]) => href);
  expect(links).toEqual(['/getqr', '/getqr', '/privacy-policy', '/terms', '/refund-policy']);
});

test('the page of a venue carries its name, and the way to what is booked already, above and below', () => {
  const html = shell(full, 'Nehru Zoo');
  expect(html).toContain('aria-label="Nehru Zoo. Pravesh home"');
  expect(html.match(/<a href="\/getqr\/p1">Get QR<\/a>/g)).toHaveLength(2);
  expect(shell(full).match(/<a href="\/getqr">Get QR<\/a>/g)).toHaveLength(2);
});

test('Enter in a form that came back presses no language: its first button, wherever it stands, names none', () => {
  const html = renderToString(
    <PageShell help={full} answered="search">
      The page
    </PageShell>,
  );
  const [first, ...languages] = html.match(/<button[^>]* form="search"[^>]*>/g) ?? [];
  expect(first).not.toContain('formAction');
  expect(languages.map((button) => /formAction="([^"]*)"/.exec(button)?.[1])).toEqual([
    '?lang=en',
    '?lang=hi',
    '?lang=te',
  ]);
});
