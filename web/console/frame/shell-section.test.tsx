import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Trees from 'lucide-react/icons/trees';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { Shell } from './shell-section.tsx';

const entries = [
  { path: '/zoo/dashboard', label: 'Dashboard', icon: Trees },
  { path: '/app/park', label: 'Park', icon: Trees, group: 'Places' },
  { path: '/app/user', label: 'User', plain: 'Gate logins', icon: Trees, group: 'People' },
];

/** The shell on a screen of this width, at the parks. */
function open(width: number): void {
  window.happyDOM.setViewport({ width });
  render(
    <MemoryRouter initialEntries={['/app/park']}>
      <Shell
        title="Admin"
        name="Deccan Parks"
        home="/zoo/dashboard"
        entries={entries}
        account={<button type="button">Sign Out</button>}
      >
        The screen
      </Shell>
    </MemoryRouter>,
  );
}
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('the first stop of the keyboard leads past the menu to the screen', async () => {
  open(1200);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
  expect(screen.getByRole('main').id).toBe('main');
});

test('the top bar says whose console it is, above the title of the product, and leads home', () => {
  open(1200);
  expect(screen.getByRole('link', { name: 'Deccan Parks Admin' }).getAttribute('href')).toBe('/zoo/dashboard');
});

test('the menu marks the screen that is open', () => {
  open(1200);
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  expect(within(menu).getByRole('link', { name: 'Park' }).getAttribute('aria-current')).toBe('page');
  expect(within(menu).getByRole('link', { name: 'User' }).hasAttribute('aria-current')).toBe(false);
});

test('the menu has its entries in lists that are named, the first one alone above them', () => {
  open(1200);
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  const lists = menu.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('link')
      .map((one) => one.textContent),
  );
  expect(lists).toEqual([['Dashboard'], ['Park'], ['User']]);
  expect(within(menu.getByRole('list', { name: 'Places' })).getByRole('link').textContent).toBe('Park');
});

test('an entry is one line, its name; its title says it in plain words where the name does not', () => {
  open(1200);
  const [, user] = ['Park', 'User'].map((name) => screen.getByRole('link', { name }));
  expect([user?.textContent, user?.title]).toEqual(['User', 'Gate logins']);
  expect(document.getElementById(user?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Gate logins');
});

test('on a screen of a middle width the menu begins narrow, until somebody chooses otherwise', async () => {
  open(1100);
  await press('Make the menu wide');
  cleanup();
  open(1100);
  expect(screen.getByRole('button', { name: 'Make the menu narrow' })).toBeDefined();
});

test('the menu is wide at first; made narrow, it stays so the next time', async () => {
  open(1200);
  expect(screen.getByRole('button', { name: 'Make the menu narrow' }).getAttribute('aria-expanded')).toBe('true');
  await press('Make the menu narrow');
  cleanup();
  open(1200);
  expect(screen.getByRole('button', { name: 'Make the menu wide' }).getAttribute('aria-expanded')).toBe('false');
  expect(links()).toContain('Park');
});

test('on a small screen the menu is a drawer that opens by its button and closes by a choice', async () => {
  open(700);
  expect(links()).toEqual(['Skip to the page', 'Deccan Parks Admin']);
  await press('Open the menu');
  await userEvent.click(await screen.findByRole('link', { name: 'User' }));
  await expect.poll(() => screen.queryByRole('link', { name: 'User' }), { timeout: 20_000 }).toBeNull();
});
