// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, LinkButton } from './button.tsx';

afterEach(cleanup);

test('a button does not send a form unless it says so', () => {
  render(<Button>Print</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

test('while it works a button takes no second press, says so, and keeps the keyboard', async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Pay</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={press} busy>
      Starting payment…
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a link that looks like a button is a link, and names the file that it saves', () => {
  render(
    <LinkButton href="/qr.png" download="zoo.png" quiet wide>
      Save QR code
    </LinkButton>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Save QR code' });
  expect([link.getAttribute('href'), link.download, link.className]).toEqual(['/qr.png', 'zoo.png', 'btn quiet wide']);
});
