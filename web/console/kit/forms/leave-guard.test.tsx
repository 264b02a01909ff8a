import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { render } from '#web/console/kit/testing/render.tsx';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { leaveUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { TextField } from './field.tsx';
import { useForm } from './form.tsx';
import { bind } from './form-state.ts';
import { LeaveGuard } from './leave-guard.tsx';

afterEach(() => localStorage.clear());

const draft = { noun: 'parks', record: 'p1' };

/** A form on a page, with a link away from it. */
function ParkPage() {
  const form = useForm({
    initial: { name: 'Zoo' },
    model: z.object({ name: z.string() }),
    send: async () => undefined,
    done: () => undefined,
    draft,
  });
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      {form.offer}
      <TextField {...bind(form, 'name')} label="Name" />
      <button type="submit">Save</button>
      <Link to="/reports">Reports</Link>
    </form>
  );
}

function open() {
  signInHere('asha');
  const around = (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
  const children = [
    { path: '/park', element: <ParkPage /> },
    { path: '/reports', element: <h1>Reports</h1> },
  ];
  const router = createMemoryRouter([{ element: around, children }], { initialEntries: ['/reports', '/park'] });
  render(<RouterProvider router={router} />);
  return {
    back: () => act(async () => router.navigate(-1)),
    navigate: (path: string) => act(async () => router.navigate(path)),
  };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const follow = () => userEvent.click(screen.getByRole('link', { name: 'Reports' }));
const isThere = () => screen.findByRole('heading', { name: 'Reports' });

/** Whether the browser would ask before the tab is closed or loaded again. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('nothing changed: a link and a reload go at once', async () => {
  open();
  expect(asksBeforeUnload()).toBe(false);
  await userEvent.type(field(), 'x{Backspace}');
  expect(asksBeforeUnload()).toBe(false);
  await follow();
  expect(await isThere()).toBeDefined();
});

test('a link asks before a changed form is left, and leads on after Discard; its draft is gone', async () => {
  open();
  await userEvent.type(field(), ' of Pune');
  await follow();
  await press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field().value).toBe('Zoo of Pune');
  await follow();
  await press('Discard');
  expect(await isThere()).toBeDefined();
  expect(asksBeforeUnload()).toBe(false);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('Back asks as a link does', async () => {
  const tab = open();
  await userEvent.type(field(), ' of Pune');
  await tab.back();
  expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeDefined();
  expect(screen.getByDisplayValue('Zoo of Pune')).toBeDefined();
  await press('Discard');
  expect(await isThere()).toBeDefined();
});

test('closing the tab or loading it again asks while something is changed, and no more once it is saved', async () => {
  open();
  await userEvent.type(field(), ' of Pune');
  expect(asksBeforeUnload()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
});

test('a session that ended by itself leaves without a question, and what was typed is offered afterwards', async () => {
  const tab = open();
  await userEvent.type(field(), ' of Pune');
  leaveUnsaved();
  await tab.navigate('/reports');
  expect(await isThere()).toBeDefined();
  await tab.navigate('/park');
  await press('Go on');
  expect(field().value).toBe('Zoo of Pune');
});

test('a draft that is thrown away is never offered again', async () => {
  const tab = open();
  await userEvent.type(field(), ' of Pune');
  leaveUnsaved();
  await tab.navigate('/reports');
  expect(await isThere()).toBeDefined();
  await tab.navigate('/park');
  await press('Throw away');
  expect(field().value).toBe('Zoo');
  await tab.navigate('/reports');
  expect(await isThere()).toBeDefined();
  await tab.navigate('/park');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});
