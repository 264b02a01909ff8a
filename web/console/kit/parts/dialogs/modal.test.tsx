import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { render } from '#web/console/kit/testing/render.tsx';
import { Modal } from './modal.tsx';

/** A dialog with a question above it; the last button of the question closes both at once. */
function Desk({ asked = () => undefined }: { asked?: () => void }) {
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
  render(<Desk asked={asked} />);
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

test('a press beside it closes it', async () => {
  const asked = vi.fn();
  await open(asked);
  await userEvent.click(document.querySelector('.mantine-Modal-overlay') as HTMLElement);
  expect(asked).toHaveBeenCalledOnce();
});

test('Back on a phone is for the dialog to decide, as often as it is pressed', async () => {
  const watchers: EventTarget[] = [];
  class Watcher extends EventTarget {
    constructor() {
      super();
      watchers.push(this);
    }
    destroy() {}
  }
  vi.stubGlobal('CloseWatcher', Watcher);
  const close = vi.fn();
  render(
    <Modal aria-label="Asks first" close={close}>
      <button type="button">Save</button>
    </Modal>,
  );
  watchers[0]?.dispatchEvent(new Event('close'));
  watchers.at(-1)?.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test('the page behind is inert while a dialog is open, and messages are not', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.id = 'console';
  await open();
  expect(page.hasAttribute('inert')).toBe(true);
  await press('Fail');
  expect((await screen.findByText('It failed.')).closest('[inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(page.hasAttribute('inert')).toBe(false);
  page.remove();
});
