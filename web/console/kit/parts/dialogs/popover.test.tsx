import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { Modal } from './modal.tsx';
import { Popover } from './popover.tsx';

/** An open panel with a link in it, and a button elsewhere. */
async function open() {
  render(
    <>
      <Popover target={<button type="button">Ravi</button>} title="Your account">
        {(close) => (
          <button type="button" onClick={close}>
            Profile
          </button>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(opener());
}
const opener = () => screen.getByRole('button', { name: 'Ravi' });
const panel = () => screen.queryByRole('dialog', { name: 'Your account' });

test('the button opens its panel and closes it again, and says which', async () => {
  await open();
  expect(panel()).not.toBeNull();
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(opener().getAttribute('aria-controls')).toBe(panel()?.id);
  await userEvent.click(opener());
  expect(panel()).toBeNull();
  expect(opener().getAttribute('aria-expanded')).toBe('false');
});

test('Esc closes the panel and brings the keyboard back to its button', async () => {
  await open();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'));
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('a choice in the panel closes it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
  expect(panel()).toBeNull();
});

test('a press elsewhere closes the panel', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(panel()).toBeNull();
});

test('Esc closes the panel alone where it is in a dialog', async () => {
  const close = vi.fn();
  render(
    <Modal aria-label="Around" close={close}>
      <Popover target={<button type="button">More</button>} title="Details">
        {() => <button type="button">In it</button>}
      </Popover>
    </Modal>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('In it'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Details' })).toBeNull();
  expect(close).not.toHaveBeenCalled();
});
