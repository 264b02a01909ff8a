// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noPlaces } from '#web/visitor/platform/testing/no-places.ts';
import { LandingPage } from './landing-page.tsx';

const page = (email: string | null, playMoney?: boolean) =>
  renderToString(
    <LandingPage parks={[]} clinics={[]} branches={[]} found={noPlaces} help={{ email, phone: null, playMoney }} />,
  );

test('the page has what the product lists: hero, choosers, steps, services, reasons, contact', () => {
  const headings = [...page('a@b.in').matchAll(/<h[12][^>]*>(?:<svg.*?<\/svg>)?([^<]*)/g)].map(([, text]) => text);
  expect(headings).toEqual([
    'Be at the gate, not in the queue.',
    'Visit a park',
    'See a doctor',
    'Meet your bank',
    'How it works',
    'What you can book',
    'Why people like it',
    'Questions, or a place of your own to open?',
  ]);
});

test('without an address to write to nobody is asked to write', () => {
  expect(page(null)).not.toContain('Questions, or a place of your own');
  expect(page('help@pravesh.example')).toContain('href="mailto:help@pravesh.example"');
});

test('every picture is decoration: the words beside it carry the meaning', () => {
  const pictures = page('a@b.in').match(/<svg[^>]*>/g) ?? [];
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter((picture) => !picture.includes('aria-hidden="true"'))).toEqual([]);
});

test('play money is said once, within the hero, whose lower edge the first card covers', () => {
  const shown = page('a@b.in', true);
  expect(shown.match(/Play money/g)).toHaveLength(1);
  expect(shown.indexOf('Play money')).toBeLessThan(shown.indexOf('class="toran"'));
  expect(page('a@b.in', false)).not.toContain('Play money');
});
