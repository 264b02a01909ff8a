// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { postForm } from './post-form.ts';

afterEach(() => vi.restoreAllMocks());

test('the gateway gets every field by a posted form, letter for letter', () => {
  const sent: HTMLFormElement[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(this);
  });
  postForm('https://gateway.example/transaction?command=pay', { encRequest: 'a"<&>b==', access_code: 'AC12' });
  const form = sent[0]!;
  expect(form.method).toBe('post');
  expect(form.action).toBe('https://gateway.example/transaction?command=pay');
  expect(form.isConnected).toBe(true);
  expect(Object.fromEntries(new FormData(form))).toEqual({ encRequest: 'a"<&>b==', access_code: 'AC12' });
  expect([...form.querySelectorAll('input')].every(({ type }) => type === 'hidden')).toBe(true);
});
