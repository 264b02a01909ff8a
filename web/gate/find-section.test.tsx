import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { serveEach } from '#web/shared/testing/served-calls.ts';
import { FindSection } from './find-section.tsx';

const message = 'Please type four digits or two letters.';
const HIT = {
  shortCode: '7k2m9qxa',
  name: 'Asha',
  mobileEnd: '3210',
  lines: [],
  people: 2,
  admitted: 0,
  slot: null,
  slotUntil: null,
};
serveEach('/app/scan', ({ url }) =>
  url.endsWith('=3210') ? { body: [HIT] } : { status: 400, body: { code: 'INVALID_INPUT', message } },
);
beforeEach(() => localStorage.setItem('fold:gate-find', 'open'));

async function find() {
  render(<FindSection check={vi.fn()} />);
  await userEvent.type(screen.getByRole('textbox'), '7');
  await userEvent.click(screen.getByRole('button', { name: 'Find a ticket' }));
  return (await screen.findByRole('alert')).textContent;
}

test('a search that the server refuses is told in its words', async () => {
  expect(await find()).toBe(message);
});

test('a search that reaches no server says that it needs a network', async () => {
  window.happyDOM.setURL('http://127.0.0.1:1/app/scan');
  expect(await find()).toBe('A ticket can be looked for only with a network.');
});

test('what an earlier search found is gone once another one is refused', async () => {
  render(<FindSection check={vi.fn()} />);
  const search = async (text: string) => {
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), `${text}{Enter}`);
  };
  await search('3210');
  await screen.findByText('Asha · mobile …3210');
  await search('7');
  await screen.findByRole('alert');
  expect(screen.queryByText('Asha · mobile …3210')).toBeNull();
});
