import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { useCommand, useCommands, useKeysOn } from './commands.ts';

let pressed: number;
let found: number;
let searched: number;
function Desk({ dialog = false, enabled = true, here = true }) {
  const [on, setOn] = useKeysOn();
  useCommand({ label: 'Call next', key: 'n', act: () => (pressed += 1) }, enabled);
  useCommand({ label: 'Find anything', key: 'mod+k', act: () => (found += 1) });
  useCommand({ label: 'Search', key: '/', act: () => (searched += 1) });
  return (
    <section aria-label="Desk" data-letter-keys={here || undefined} tabIndex={-1}>
      <input aria-label="Mobile" />
      <select aria-label="Loan" />
      <button type="button" onClick={() => setOn(!on)}>
        Keys
      </button>
      {dialog && <div role="dialog" aria-modal />}
      <div role="listbox" aria-label="Kinds" tabIndex={-1} />
      <Listed />
    </section>
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
  [pressed, found, searched] = [0, 0, 0];
  render(<Desk dialog={dialog} />);
  screen.getByRole('region', { name: 'Desk' }).focus();
};
afterEach(() => {
  [pressed, found, searched] = [0, 0, 0];
  localStorage.clear();
});

test('a letter works from anywhere at the desk, in capitals too', async () => {
  open();
  await userEvent.keyboard('n');
  await userEvent.keyboard('N');
  screen.getByRole('button').focus();
  await userEvent.keyboard('n');
  expect(pressed).toBe(3);
});

test('a letter, with which a name may begin, does nothing unless the keyboard is at the desk; other keys work from anywhere', async () => {
  open();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('n/');
  expect([pressed, searched]).toEqual([0, 1]);
  cleanup();
  render(<Desk here={false} />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('n/');
  expect([pressed, searched]).toEqual([0, 2]);
});

test('no single key works in a list or menu, which has keys of its own', async () => {
  open();
  screen.getByRole('listbox', { name: 'Kinds' }).focus();
  await userEvent.keyboard('n/');
  expect([pressed, searched]).toEqual([0, 0]);
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

test('a key with Ctrl works while somebody types, but not behind a dialog', async () => {
  open();
  screen.getByLabelText('Mobile').focus();
  await userEvent.keyboard('{Control>}k{/Control}{Meta>}k{/Meta}k');
  expect(found).toBe(1);
  cleanup();
  open(true);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(found).toBe(0);
});

test('what can be done now is listed, and goes with what can do it', async () => {
  const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const { rerender } = render(<Desk />);
  expect(listed()).toEqual(['Search', 'Find anything', 'Call next']);
  rerender(<Desk enabled={false} />);
  expect(listed()).toEqual(['Search', 'Find anything']);
  await userEvent.keyboard('n');
  expect(pressed).toBe(0);
});

test('no other part of the console listens for keys on the whole document, so that the list is complete', () => {
  const sources = import.meta.glob<string>('/web/{console,gate,shared}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const listening = Object.entries(sources).filter(
    ([path, text]) => !path.includes('.test.') && /(document|window)\.addEventListener\('key/.test(text),
  );
  // A hand scanner types like a keyboard and is none.
  expect(listening.map(([path]) => path).sort()).toEqual([
    '/web/console/kit/parts/commands.ts',
    '/web/gate/scanning/hand-scanner.ts',
  ]);
});

test('Ctrl with Shift is another key than Ctrl', async () => {
  open();
  await userEvent.keyboard('{Control>}{Shift>}K{/Shift}{/Control}');
  expect(found).toBe(0);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(found).toBe(1);
});

test('on a Mac the key is Cmd, and Ctrl does nothing', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  open();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(found).toBe(0);
  await userEvent.keyboard('{Meta>}k{/Meta}');
  expect(found).toBe(1);
  vi.restoreAllMocks();
});
