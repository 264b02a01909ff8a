// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useKeysOn, useSingleKey } from './single-key.ts';

let pressed: number;
function Desk({ dialog = false }: { dialog?: boolean }) {
  const [on, setOn] = useKeysOn();
  useSingleKey('n', () => (pressed += 1), on);
  return (
    <>
      <input aria-label="Mobile" />
      <select aria-label="Loan" />
      <button type="button" onClick={() => setOn(!on)}>
        Keys
      </button>
      {dialog && <div role="dialog" />}
    </>
  );
}
const open = (dialog = false) => {
  [pressed] = [0];
  render(<Desk dialog={dialog} />);
};
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('the key works from anywhere, in capitals too', async () => {
  open();
  await userEvent.keyboard('n');
  await userEvent.keyboard('N');
  screen.getByRole('button').focus();
  await userEvent.keyboard('n');
  expect(pressed).toBe(3);
});

test('it does nothing while somebody types, chooses, or holds a modifier', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Mobile'), 'nn');
  screen.getByLabelText('Loan').focus();
  await userEvent.keyboard('n');
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Control>}n{/Control}{Meta>}n{/Meta}{Alt>}n{/Alt}');
  expect(pressed).toBe(0);
});

test('a key that is held down counts once', async () => {
  open();
  await userEvent.keyboard('{n>5/}');
  expect(pressed).toBe(1);
});

test('it does nothing behind an open dialog', async () => {
  open(true);
  await userEvent.keyboard('n');
  expect(pressed).toBe(0);
});

test('who switches it off has it off next time as well', async () => {
  open();
  await userEvent.click(screen.getByRole('button'));
  cleanup();
  open();
  await userEvent.keyboard('n');
  expect(pressed).toBe(0);
});
