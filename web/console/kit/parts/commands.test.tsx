// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useCommand, useCommands, useKeysOn } from './commands.ts';

let pressed: number;
let found: number;
function Desk({ dialog = false, enabled = true }: { dialog?: boolean; enabled?: boolean }) {
  const [on, setOn] = useKeysOn();
  useCommand({ label: 'Call next', key: 'n', act: () => (pressed += 1) }, enabled);
  useCommand({ label: 'Find anything', key: 'mod+k', act: () => (found += 1) });
  return (
    <>
      <input aria-label="Mobile" />
      <select aria-label="Loan" />
      <button type="button" onClick={() => setOn(!on)}>
        Keys
      </button>
      {dialog && <dialog open />}
      <Listed />
    </>
  );
}
const Listed = () => (
  <ul>
    {useCommands().map(({ key, label }) => (
      <li key={key}>{label}</li>
    ))}
  </ul>
);
const open = (dialog = false) => {
  [pressed, found] = [0, 0];
  render(<Desk dialog={dialog} />);
};
afterEach(() => {
  cleanup();
  [pressed, found] = [0, 0];
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

test('a key with Ctrl or Cmd works while somebody types, but not behind a dialog', async () => {
  open();
  screen.getByLabelText('Mobile').focus();
  await userEvent.keyboard('{Control>}k{/Control}{Meta>}k{/Meta}k');
  expect(found).toBe(2);
  cleanup();
  open(true);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(found).toBe(0);
});

test('what can be done now is listed, and goes with what can do it', async () => {
  const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const { rerender } = render(<Desk />);
  expect(listed()).toEqual(['Find anything', 'Call next']);
  rerender(<Desk enabled={false} />);
  expect(listed()).toEqual(['Find anything']);
  await userEvent.keyboard('n');
  expect(pressed).toBe(0);
});

test('no other part of the console listens for keys on the whole document, so that the list is complete', () => {
  const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const listening = Object.entries(sources).filter(
    ([path, text]) => !path.includes('.test.') && /(document|window)\.addEventListener\('key/.test(text),
  );
  // A hand scanner types like a keyboard and is none.
  expect(listening.map(([path]) => path).sort()).toEqual(['../../platform/scanning/hand-scanner.ts', './commands.ts']);
});
