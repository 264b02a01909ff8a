// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Page } from './page.tsx';

afterEach(cleanup);

const Parks = () => <Page title="Park">Parks</Page>;
const Users = () => (
  <Page title="User" lead="They scan at the gate." action={<button type="button">Add User</button>}>
    Users
  </Page>
);

const open = () =>
  render(
    <MemoryRouter initialEntries={['/park']}>
      <Link to="/user">To the users</Link>
      <Routes>
        <Route path="/park" element={<Parks />} />
        <Route path="/user" element={<Users />} />
      </Routes>
    </MemoryRouter>,
  );

test('the tab has the name of the screen', async () => {
  open();
  expect(document.title).toBe('Park – Pravesh');
  await userEvent.click(screen.getByRole('link'));
  expect(document.title).toBe('User – Pravesh');
});

test('after a link was followed the keyboard stands at the heading of the new screen', async () => {
  open();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'User' }));
});

test('the next step stands beside the title, the lead below it', async () => {
  open();
  await userEvent.click(screen.getByRole('link'));
  const head = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement;
  expect(head?.textContent).toBe('UserThey scan at the gate.Add User');
});
