import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { useLastSeen } from '#web/console/kit/tables/filters/last-seen.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { Page } from './page.tsx';
import { WhereContext } from './where.ts';

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
  expect(document.title).toBe('Park · Pravesh');
  await userEvent.click(screen.getByRole('link'));
  expect(document.title).toBe('User · Pravesh');
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
  const head = screen.getByRole('heading', { level: 1 }).closest('.page-head');
  expect(head?.textContent).toBe('UserThey scan at the gate.Add User');
});

const Seen = ({ children }: { children: ReactNode }) => {
  useLastSeen();
  return children;
};
const Booking = () => (
  <Page title="Booking AB12" trail={[{ label: 'Search', path: '/search' }]}>
    <BackButton />
  </Page>
);
const BackButton = () => {
  const go = useNavigate();
  return (
    <button type="button" onClick={() => go(-1)}>
      Back
    </button>
  );
};
const Search = () => (
  <Page title="Search">
    <Link to="/booking">Booking</Link>
  </Page>
);

const openSearch = () =>
  render(
    <MemoryRouter initialEntries={['/search?status=PENDING']}>
      <WhereContext value={{ part: 'Visitors', moved: true }}>
        <Seen>
          <Routes>
            <Route path="/search" element={<Search />} />
            <Route path="/booking" element={<Booking />} />
          </Routes>
        </Seen>
      </WhereContext>
    </MemoryRouter>,
  );

test('the page of a record has the way to it above its name, and leads back to the list as it was seen', async () => {
  openSearch();
  await userEvent.click(screen.getByRole('link', { name: 'Booking' }));
  const way = screen.getByRole('navigation', { name: 'The way to this page' });
  expect(within(way).getByText('Booking AB12').getAttribute('aria-current')).toBe('page');
  const list = within(way).getByRole('link', { name: 'Search' });
  expect(list.getAttribute('href')).toBe('/search?status=PENDING');
  await userEvent.click(list);
  expect(document.title).toBe('Search · Visitors · Pravesh');
});

test('who goes back stands at the heading as well', async () => {
  openSearch();
  await userEvent.click(screen.getByRole('link', { name: 'Booking' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Search' }));
});
