import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { icons, Music, Trash2 } from 'lucide-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { ActivitiesPage, IconsPage } from './icons-page.tsx';

const open = (page = <IconsPage />) => render(page, { wrapper: MemoryRouter });
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('there is a material tab and a font-style tab, each with icons of its own', async () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Material', 'Font style']);
  expect(names()).toContain('qr-code');
  await userEvent.click(screen.getByRole('tab', { name: 'Font style' }));
  expect(names()).toContain('₹rupee');
  expect(names()).not.toContain('qr-code');
});

test('icons are found by name, and it is said when none is', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Cir');
  expect(names()).toEqual(['circle-check', 'circle-x', 'message-circle']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'zzz');
  expect(screen.getByText('Nothing matches “Cirzzz”.')).toBeDefined();
});

test('pressing an icon copies its name and says so', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Copy camera' }));
  expect(await screen.findByText('camera is copied.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('camera');
});

test('the report of activities is the same gallery under its own title', () => {
  open(<ActivitiesPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Report of activities');
  expect(names()).toContain('camera');
});

const nameOf = (component: string): string =>
  component.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();

test('every icon is drawn as its library draws it', () => {
  const { container } = open();
  const library = new Map(
    Object.entries({ ...icons, Music, Trash2 }).map(([component, icon]) => [nameOf(component), icon]),
  );
  const shown = [...container.querySelectorAll('.gallery button')].map(({ textContent }) => textContent ?? '');
  const { container: drawn } = render(
    shown.map((name) => {
      const Drawn = library.get(name);
      if (!Drawn) throw new Error(`${name} is none of the library`);
      return <Drawn key={name} />;
    }),
  );
  const pictures = (place: Element) =>
    [...place.querySelectorAll('svg')].map(({ innerHTML }, at) => [shown[at], innerHTML]);
  expect(pictures(container.querySelector('.gallery') as Element)).toEqual(pictures(drawn));
});
