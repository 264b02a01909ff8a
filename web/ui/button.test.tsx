import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

const button = () => screen.getByRole<HTMLButtonElement>('button');

test('a button sends no form unless it says so', () => {
  const { rerender } = render(<Button>Cancel</Button>);
  expect(button().type).toBe('button');
  rerender(<Button type="submit">Save</Button>);
  expect(button().type).toBe('submit');
});

test('while it works a button keeps its name and the keyboard, says that it is busy, and takes no press', async () => {
  const [press, send] = [vi.fn(), vi.fn()];
  const drawn = (busy: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" busy={busy} onClick={press}>
        Pay
      </Button>
    </form>
  );
  const { rerender } = render(drawn(false));
  button().focus();
  rerender(drawn(true));
  await userEvent.click(screen.getByRole('button', { name: 'Pay', busy: true }));
  await userEvent.keyboard('{Enter}');
  expect([press.mock.calls, send.mock.calls]).toEqual([[], []]);
  expect(document.activeElement).toBe(button());
});

test('a button that leads somewhere is a link, and names the file that it saves', () => {
  render(
    <MemoryRouter>
      <Button component={Link} to="/app/park" variant="outlined">
        Parks
      </Button>
      <Button href="/qr.png" download="zoo.png">
        Save QR code
      </Button>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Parks' }).getAttribute('href')).toBe('/app/park');
  const save = screen.getByRole<HTMLAnchorElement>('link', { name: 'Save QR code' });
  expect([save.getAttribute('href'), save.download, save.hasAttribute('type')]).toEqual(['/qr.png', 'zoo.png', false]);
});
