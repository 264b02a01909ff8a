// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'preact/hooks';
import { renderToString } from 'preact-render-to-string';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectTakenOver } from '#web/visitor/platform/testing/taken-over.ts';
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

/** A document as the server sends it: the part rendered, and the page's model beside it. */
function documentWith(props: object, state: string): void {
  const part = renderToString(
    <LivePart>
      <Counter name="Adult" from={2} {...props} />
    </LivePart>,
  );
  document.body.innerHTML = `<main>${part}</main><script type="application/json" id="page-state">${state}</script>`;
}

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => errors.mockClear());

test('a part that the server rendered is taken over with the props it was rendered with', async () => {
  documentWith({}, JSON.stringify({ name: 'x', props: { name: 'Adult', from: 2 } }));
  const before = screen.getByRole('button');
  void hydrateLivePart(Counter);
  await waitFor(async () => {
    await userEvent.click(before);
    expect(before.textContent).not.toBe('Adult: 2');
  });
  expect(screen.getByRole('button')).toBe(before);
  expect(errors).not.toHaveBeenCalled();
});

test('a page without a live part, or without its model, is left as it is', () => {
  document.body.innerHTML = '<p>Booking is closed for now</p>';
  void hydrateLivePart(Counter);
  expect(document.body.innerHTML).toBe('<p>Booking is closed for now</p>');
  documentWith({}, '');
  const html = document.body.innerHTML;
  void hydrateLivePart(Counter);
  expect(document.body.innerHTML).toBe(html);
});

function Form() {
  const [form, setForm] = useState({ mobile: '', day: 'today' });
  const { mobile, day } = form;
  return (
    <form>
      <input
        aria-label="Mobile"
        value={mobile}
        onInput={({ currentTarget }) => setForm({ ...form, mobile: currentTarget.value })}
      />
      {['today', 'tomorrow'].map((name) => (
        <input
          key={name}
          {...{ type: 'radio', name: 'day', value: name, 'aria-label': name, checked: day === name }}
          onChange={() => setForm({ ...form, day: name })}
        />
      ))}
      <output>
        {mobile} {day}
      </output>
    </form>
  );
}

test('what was typed and chosen before the part was taken over counts', async () => {
  document.body.innerHTML = renderToString(
    <LivePart>
      <Form />
    </LivePart>,
  );
  const state = JSON.stringify({ name: 'x', props: {} });
  document.body.insertAdjacentHTML('beforeend', `<script type="application/json" id="page-state">${state}</script>`);
  const [mobile, tomorrow] = [screen.getByLabelText<HTMLInputElement>('Mobile'), screen.getByLabelText('tomorrow')];
  mobile.value = '9876543210';
  tomorrow.click();
  void hydrateLivePart(Form);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('9876543210 tomorrow'));
  await userEvent.type(mobile, '{Backspace}');
  expect(screen.getByRole('status').textContent).toBe('987654321 tomorrow');
  expect(errors).not.toHaveBeenCalled();
});

const Where = () => <p>{import.meta.env.SSR ? 'server' : 'browser'}</p>;

test('a part that would be drawn otherwise in a browser is found out', () => {
  expect(() => expectTakenOver(() => <Where />)).toThrow('server');
});
