import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { paidTicket } from '#web/visitor/platform/testing/park-pages.ts';
import { LiveStatusSection } from './live-status-section.tsx';

const ADDRESS = 'https://pravesh.example/paymentstatus/b1/p1';
const words = 'Ticket for Zoo & Lake, Sat, 2 Jan 2027';
const props = {
  ...paidTicket,
  park: { ...paidTicket.park, name: 'Zoo & Lake' },
  keep: { ...paidTicket.keep, name: 'Zoo & Lake', words },
};

beforeEach(() => window.happyDOM.setURL(ADDRESS));

test('WhatsApp opens with the ticket’s own address in the message, and is told nothing of the page besides', () => {
  render(<LiveStatusSection {...props} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  const { origin, searchParams } = new URL(link.href);
  expect(origin).toBe('https://api.whatsapp.com');
  expect(searchParams.get('text')).toBe(`Ticket for Zoo & Lake, Sat, 2 Jan 2027: ${ADDRESS}`);
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test('saving stands on the page beside the next step, and all else behind More; of a used ticket saving is the first', () => {
  const { rerender, container } = render(<LiveStatusSection {...props} />);
  const buttons = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(buttons('.button.contained')).toEqual(['Show at gate']);
  expect(buttons('.row .button')).toEqual(['Show at gate', 'Save QR code']);
  const more = container.querySelector('details') as HTMLDetailsElement;
  expect([more.open, more.querySelector('summary')?.textContent]).toEqual([false, 'More']);
  expect(buttons('details .tools .button')).toEqual([
    'Share',
    'WhatsApp',
    'Add to calendar',
    'Print or save as PDF',
    'Print a slip (80\u00a0mm)',
  ]);
  rerender(<LiveStatusSection {...props} stands="used" />);
  expect([buttons('.button.contained'), container.querySelector('details')]).toEqual([['Save QR code'], null]);
});

test('where there is no share sheet the address is copied, and the button says so', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  render(<LiveStatusSection {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeDefined();
  expect(copied).toEqual([ADDRESS]);
});

test('what only scripts can do is marked, so that it is hidden without them', () => {
  const html = renderToString(<LiveStatusSection {...props} />);
  const marked = html.match(/<span class="scripted">/g) ?? [];
  expect(marked).toHaveLength(5);
  expect(html).toMatch(/<a[^>]*download=[^>]*>(?:(?!<details).)*Save QR code/);
});
