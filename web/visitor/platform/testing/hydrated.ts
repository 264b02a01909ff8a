import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';

/** Renders a part as the server does and hydrates it as a browser does; React says nothing only where both draw the same. */
export function expectHydrated(part: ReactElement): void {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(part);
  const { unmount } = render(part, { container, hydrate: true, onRecoverableError: failed });
  expect([said.mock.calls, failed.mock.calls]).toEqual([[], []]);
  unmount();
  container.remove();
  said.mockRestore();
}
