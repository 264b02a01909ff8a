// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { serveEach } from '#web/console/kit/testing/served-calls.ts';
import { FindSection } from './find-section.tsx';

const message = 'Please type four digits or two letters.';
serveEach(createServer, '/app/scan', () => ({ status: 400, body: { code: 'INVALID_INPUT', message } }));
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
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setURL('http://127.0.0.1:1/app/scan');
  expect(await find()).toBe('A ticket can be looked for only with a network.');
});
