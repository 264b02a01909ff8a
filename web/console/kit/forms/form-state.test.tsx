import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '#contract/kernel/errors.ts';
import { useForm } from './form.tsx';
import { refusalOf } from './problems.ts';

const model = z.object({
  name: z.string().trim().min(1, 'Name is required'),
  fees: z.object({ adult: z.number('No fee') }),
});
const good = { name: ' Zoo ', fees: { adult: 100 as number | string } };

/** A form over `initial`, with what it sent and whether it is done. */
function form(initial: typeof good, send = vi.fn(async (_: unknown, __: string) => undefined as unknown)) {
  const done = vi.fn();
  const { result } = renderHook(() => useForm({ initial, model, send, done }));
  return { now: () => result.current, send, done };
}
const submit = async (now: () => { submit: () => void }) => act(async () => now().submit());

test('what is wrong is told at its field and nothing is sent', async () => {
  const { now, send } = form({ name: '', fees: { adult: 'x' } });
  await submit(now);
  expect(now().problems).toEqual({ name: 'Name is required', 'fees.adult': 'No fee' });
  expect(send).not.toHaveBeenCalled();
});

test('a problem is taken back as its field is changed, with those inside it, and the others stay', async () => {
  const { now } = form({ name: '', fees: { adult: 'x' } });
  await submit(now);
  act(() => now().set('fees', { adult: 1 }));
  expect(now().problems).toEqual({ name: 'Name is required' });
});

const datesModel = z
  .object({ name: z.string().min(1, 'Name is required'), from: z.string(), to: z.string() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'It cannot end before it begins', when: () => true });

test('a problem goes when it is put right in another field, and stays as long as it is not', async () => {
  const options = { initial: { name: '', from: '3', to: '1' }, model: datesModel, send: vi.fn(), done: vi.fn() };
  const { result } = renderHook(() => useForm(options));
  await submit(() => result.current);
  expect(Object.keys(result.current.problems).sort()).toEqual(['name', 'to']);
  act(() => result.current.set('from', '2'));
  expect(Object.keys(result.current.problems).sort()).toEqual(['name', 'to']);
  act(() => result.current.set('from', '1'));
  expect(result.current.problems).toEqual({ name: 'Name is required' });
});

test('what the server refused goes with its field, and its words for the form with the last of them', async () => {
  const issues = [{ field: 'name', message: 'Taken' }];
  const { now } = form(good, vi.fn().mockRejectedValue(new AppError('ALREADY_EXISTS', 'Taken', { issues })));
  await submit(now);
  act(() => now().set('fees', { adult: 2 }));
  expect(now().problems).toEqual({ '': 'Taken', name: 'Taken' });
  act(() => now().set('name', 'Other Zoo'));
  expect(now().problems).toEqual({});
});

test('words for the form alone go with the next change', async () => {
  const { now } = form(good, vi.fn().mockRejectedValue(new AppError('UNAVAILABLE', 'No network')));
  await submit(now);
  expect(now().problems).toEqual({ '': 'No network' });
  act(() => now().set('name', 'Other Zoo'));
  expect(now().problems).toEqual({});
});

test('what stands beside the values is taken in before they are sent; what cannot be keeps the form', async () => {
  const { now, send } = form(good);
  const forget = now().beforeSending?.(() => false);
  await submit(now);
  expect(send).not.toHaveBeenCalled();
  forget?.();
  now().beforeSending?.(() => {
    now().set('name', 'Zoo of Pune');
    return true;
  });
  await submit(now);
  expect(send).toHaveBeenCalledWith({ name: 'Zoo of Pune', fees: { adult: 100 } }, expect.any(String));
});

test('what is sent is what the model made of it, and then the form is done', async () => {
  const { now, send, done } = form(good);
  await submit(now);
  expect(send).toHaveBeenCalledWith({ name: 'Zoo', fees: { adult: 100 } }, expect.stringMatching(/^[0-9a-f]{32}$/));
  expect(done).toHaveBeenCalledOnce();
});

test('two quick presses send once, and busy is told meanwhile', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { now, send } = form(
    good,
    vi.fn(() => new Promise<unknown>((resolve) => (answer = resolve))),
  );
  act(() => {
    now().submit();
    now().submit();
  });
  expect(send).toHaveBeenCalledOnce();
  expect(now().busy).toBe(true);
  answer(null);
  await waitFor(() => expect(now().busy).toBe(false));
});

test('after a refusal the text stays, the same content keeps its key, and changed content gets a new one', async () => {
  const refuse = vi.fn(async (_: unknown, __: string) => Promise.reject(new AppError('UNAVAILABLE', 'No network')));
  const { now, done } = form(good, refuse);
  await submit(now);
  await submit(now);
  act(() => now().set('name', 'Park'));
  await submit(now);
  expect(now().problems).toEqual({ '': 'No network' });
  expect(now().values.name).toBe('Park');
  expect(done).not.toHaveBeenCalled();
  const keys = refuse.mock.calls.map(([, key]) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('words of the server go beside the fields that this form has', () => {
  const issues = [
    { field: 'name', message: 'Taken' },
    { field: 'fees.adult', message: 'Too much' },
    { field: 'elsewhere', message: 'Not here' },
  ];
  const refusal = refusalOf(new AppError('INVALID_INPUT', 'Please look again', { issues }), good);
  expect(refusal).toEqual({ '': 'Please look again', name: 'Taken', 'fees.adult': 'Too much' });
});
