// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a button sends no form unless it says so', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).type).toBe('button');
  cleanup();
  render(<Button type="submit">Save</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).type).toBe('submit');
});

test('what is under way keeps its name, says that it is busy, and is not pressed again', async () => {
  const act = vi.fn();
  render(
    <Button loading onClick={act}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  await userEvent.click(button);
  expect(act).not.toHaveBeenCalled();
});

test('a button that leads somewhere is a link', () => {
  render(
    <MemoryRouter>
      <Button component={Link} to="/app/park" variant="outlined">
        Go to my first screen
      </Button>
      <Button href="/home">Home</Button>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Go to my first screen' }).getAttribute('href')).toBe('/app/park');
  expect(screen.getByRole('link', { name: 'Home' }).hasAttribute('type')).toBe(false);
});
