import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '#contract/kernel/errors.ts';
import { LeaveGuard } from '#web/console/kit/forms/leave-guard.tsx';
import { render } from '#web/console/kit/testing/render.tsx';
import { type ServedAnswer, type ServedCall, serveCalls } from '#web/shared/testing/served-calls.ts';

/** A test's server says no with this; every other answer is sent as JSON. */
export const refusal = (message: string, issues: object[] = []) => ({
  refused: { code: 'CONFLICT', message, issues },
});

interface Served {
  path: string;
  /** The pattern of the address, where that has parameters. */
  route?: string;
  element: ReactNode;
  /** This person is signed in, as screens get it from the console around them. */
  user?: object;
  answer: (asked: ServedCall) => unknown;
}

/**
 * Opens a screen of the console in a desktop's window, at its address, over a real HTTP server that answers as told.
 * Gives the calls in the order in which they came, and the router. All of it is closed after the test.
 */
export async function openServed({ path, route, element, user, answer }: Served) {
  // Dialogs are fetched when they are first opened, which takes a busy machine its time.
  const asked: ServedCall[] = [];
  const { origin, close } = await serveCalls(async (one) => {
    asked.push(one);
    return saidOf(await answer(one));
  });
  onTestFinished(close);
  window.happyDOM.setURL(origin + path);
  window.happyDOM.setViewport({ width: 1200 });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [pathname] = path.split('?');
  const around = (
    <>
      <Outlet context={user} />
      <LeaveGuard />
    </>
  );
  const router = createMemoryRouter(
    [{ element: around, children: [{ path: route ?? pathname, element }, { path: '*' }] }],
    {
      initialEntries: [path],
    },
  );
  render(<RouterProvider router={router} />, { cache });
  onTestFinished(async () => {
    await waitFor(() => {
      if (cache.isFetching() + cache.isMutating() > 0) throw new Error('lists are still being fetched');
    });
    cleanup();
  });
  const at = () => router.state.location;
  return { asked, cache, router, at: () => at().pathname, search: () => at().search };
}

/** Opens the page of a record of a list, or of a new one, as `openServed` does. */
export const openServedRecord = ({
  list,
  id,
  ...served
}: Omit<Served, 'path' | 'route'> & { list: string; id: string }) =>
  openServed({ ...served, path: `${list}/${id}`, route: `${list}/:id` });

function saidOf(told: unknown): ServedAnswer {
  const { refused } = told as Partial<ReturnType<typeof refusal>>;
  return refused ? { status: ERROR_STATUS[refused.code as ErrorCode], body: refused } : { body: told };
}

export const idOf = (short: string): string => short.padEnd(26, '0');

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Waits until something is said in a live region; also in one that lies behind an open dialog. */
export const said = async (text: string) =>
  waitFor(() => {
    const heard = document.querySelectorAll('[role=status],[role=alert]');
    if (![...heard].some((one) => one.textContent?.includes(text))) throw new Error(`nothing says: ${text}`);
  });
