// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToasts } from '#web/console/kit/parts/toasts.tsx';
import { Modal } from './modal.tsx';

afterEach(cleanup);

/** A dialog with a question above it; the last button of the question closes both at once. */
function Desk({ asked = () => undefined }: { asked?: () => void }) {
  const toasts = useToasts();
  const [shown, show] = useState<'nothing' | 'dialog' | 'question'>('nothing');
  const close = () => {
    asked();
    show('nothing');
  };
  return (
    <>
      <button type="button" onClick={() => show('dialog')}>
        Open
      </button>
      {shown !== 'nothing' && (
        <Modal aria-label="Dialog" close={close}>
          <button type="button" onClick={() => show('question')}>
            Ask
          </button>
          <button type="button" onClick={() => toasts.failure('It failed.')}>
            Fail
          </button>
          {shown === 'question' && (
            <Modal aria-label="Question" close={() => show('dialog')}>
              <button type="button" onClick={() => show('nothing')}>
                Discard
              </button>
            </Modal>
          )}
        </Modal>
      )}
    </>
  );
}

async function open(asked?: () => void): Promise<HTMLElement> {
  render(<Desk asked={asked} />, { wrapper: ToastProvider });
  await press('Open');
  return screen.getByRole('dialog', { name: 'Dialog' });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const focused = () => document.activeElement?.textContent;

test('Esc closes the question alone, and the keyboard is where it was asked', async () => {
  await open();
  await press('Ask');
  screen.getByRole('button', { name: 'Discard' }).focus();
  await userEvent.keyboard('{Escape}');
  expect([isOpen('Question'), isOpen('Dialog'), focused()]).toEqual([false, true, 'Ask']);
  await userEvent.keyboard('{Escape}');
  expect([isOpen('Dialog'), focused()]).toEqual([false, 'Open']);
});

test('two that close at once give the keyboard back to what opened the first', async () => {
  await open();
  await press('Ask');
  await press('Discard');
  expect([isOpen('Dialog'), focused()]).toEqual([false, 'Open']);
});

test('a press beside it closes it; one that began in it, to mark words, does not', async () => {
  const asked = vi.fn();
  const dialog = await open(asked);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Ask' }));
  fireEvent.click(dialog);
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(dialog);
  expect(asked).toHaveBeenCalledOnce();
});

test('what the browser asks for, such as Back on a phone, is for the dialog to decide', async () => {
  const asked = vi.fn();
  const dialog = await open(asked);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(asked).toHaveBeenCalledOnce();
});

test('messages stand in the dialog on top, where they can be heard and closed, and on the page after it', async () => {
  const dialog = await open();
  await press('Fail');
  expect(dialog.contains(screen.getByText('It failed.'))).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('It failed.').closest('dialog')).toBeNull();
});
