// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticPage } from './static-page.tsx';

const documentTitles = { privacy: 'Privacy policy', terms: 'Terms and conditions', refunds: 'Refund policy' };
type Name = keyof typeof documentTitles;
const html = (document: Name, email: string | null = 'help@pravesh.example') =>
  renderToString(<StaticPage document={document} help={{ email, phone: null }} />);
const words = (document: Name) =>
  html(document)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('the privacy policy keeps a number up to one month after the account ends, and keeps no cookie but for the language', () => {
  expect(words('privacy')).toContain('for up to one month after that account is ended');
  expect(words('privacy')).toContain('Cookies A visitor’s page keeps the language that you choose.');
});

test('the terms ask for 18 years or a guardian, and for one Family a booking', () => {
  expect(words('terms')).toContain('18 or older, or have the consent of a parent or guardian');
  expect(words('terms')).toContain('Only one Family ticket can be bought in one transaction');
});

test('the refund policy names 7 to 14 working days, 90 days and 48 hours', () => {
  for (const fact of ['7 to 14 working days', 'for 90 days after it', 'within 48 hours'])
    expect(words('refunds')).toContain(fact);
});

test.each(Object.entries(documentTitles) as [Name, string][])(
  'the document "%s" is headed "%s" and ends with an address to write to',
  (name, title) => {
    expect(html(name)).toContain(`<h1>${title}</h1>`);
    expect(html(name)).toMatch(
      /<h2>Write to us<\/h2><p><a href="mailto:help@pravesh.example">[^<]*<\/a><\/p><\/article>/,
    );
    expect(html(name, null)).not.toContain('Write to us');
  },
);
