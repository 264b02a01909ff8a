import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
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
const open = (desk: ComponentProps<typeof Desk> = {}) => {
  [pressed, found, searched] = [0, 0, 0];
  render(<Desk {...desk} />);
};
const stand = (at: string) => (screen.queryByLabelText(at) ?? screen.getByText(at)).focus();

afterEach(() => {
  localStorage.clear();
});

test.each<[what: string, desk: ComponentProps<typeof Desk>, at: string | null, keys: string, counts: number[]]>([
  ['a letter works at the desk, in capitals too', {}, 'Desk', 'nN', [2, 0, 0]],
  ['a letter works at a button of the desk', {}, 'Keys', 'n', [1, 0, 0]],
  ['a letter may begin a name, so it needs the desk; other keys do not', {}, null, 'n/', [0, 0, 1]],
  ['a letter does nothing on a screen that is no desk', { here: false }, 'Keys', 'n/', [0, 0, 1]],
  ['no single key works in a list or menu, which has keys of its own', {}, 'Kinds', 'n/', [0, 0, 0]],
  ['a single key does nothing while somebody types', {}, 'Mobile', 'n/', [0, 0, 0]],
  ['a letter does nothing while somebody chooses', {}, 'Loan', 'n', [0, 0, 0]],
  ['a modifier makes it another key', {}, 'Keys', '{Control>}n{/Control}{Meta>}n{/Meta}{Alt>}n{/Alt}', [0, 0, 0]],
  ['a key that is held down counts once', {}, 'Desk', '{n>5/}', [1, 0, 0]],
  ['a key with Ctrl works while somebody types', {}, 'Mobile', '{Control>}k{/Control}{Meta>}k{/Meta}k', [0, 1, 0]],
  ['Ctrl with Shift is another key than Ctrl', {}, 'Desk', '{Control>}{Shift>}K{/Shift}{/Control}', [0, 0, 0]],
  ['no key works behind an open dialog', { dialog: true }, 'Desk', 'n/{Control>}k{/Control}', [0, 0, 0]],
])('%s', async (_, desk, at, keys, counts) => {
  open(desk);
  if (at !== null) stand(at);
  await userEvent.keyboard(keys);
  expect([pressed, found, searched]).toEqual(counts);
});

test('who switches it off has it off next time as well', async () => {
  open();
  await userEvent.click(screen.getByRole('button'));
  cleanup();
  open();
  stand('Desk');
  await userEvent.keyboard('n');
  expect(pressed).toBe(0);
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

test('on a Mac the key is Cmd, and Ctrl does nothing', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  open();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(found).toBe(0);
  await userEvent.keyboard('{Meta>}k{/Meta}');
  expect(found).toBe(1);
  vi.restoreAllMocks();
});
