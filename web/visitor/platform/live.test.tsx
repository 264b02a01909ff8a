import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectHydrated } from '#web/visitor/platform/testing/hydrated.ts';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { hydrateLivePart } from './live.tsx';

function Counter({ name, from }: { name: string; from: number }) {
  const [count, setCount] = useState(from);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name}: {count}
    </button>
  );
}

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => errors.mockClear());

test('a part that the server rendered is taken over with the props it was rendered with', async () => {
  const part = renderToString(
    <LivePart>
      <Counter name="Adult" from={2} />
    </LivePart>,
  );
  document.body.innerHTML = `<main>${part}</main>`;
  const before = screen.getByRole('button');
  void hydrateLivePart(Counter, { name: 'Adult', from: 2 });
  await waitFor(async () => {
    await userEvent.click(before);
    expect(before.textContent).not.toBe('Adult: 2');
  });
  expect(screen.getByRole('button')).toBe(before);
  expect(errors).not.toHaveBeenCalled();
});

test('a page without a live part is left as it is', () => {
  document.body.innerHTML = '<p>Booking is closed for now</p>';
  void hydrateLivePart(Counter, { name: 'Adult', from: 2 });
  expect(document.body.innerHTML).toBe('<p>Booking is closed for now</p>');
});

const Where = () => <p>{Math.random()}</p>;

test('a part that would be drawn otherwise in a browser is found out', () => {
  expect(() => expectHydrated(<Where />)).toThrow();
});
