// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Field } from '#web/ui/field.tsx';
import { expectHydrated } from '#web/visitor/platform/testing/hydrated.ts';
import { RadioCards } from '#web/visitor/ui/forms/radio-cards.tsx';
import { Stepper } from '#web/visitor/ui/forms/stepper.tsx';
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

const DAYS = ['today', 'tomorrow'].map((value) => ({ value, label: value }));

function Form() {
  const [form, setForm] = useState({ count: 0, day: 'today' });
  const { count, day } = form;
  return (
    <form>
      <Field name="mobile" label="Mobile" defaultValue="" />
      <Stepper
        {...{ name: 'adult', label: 'Adult', price: '₹100', value: count, max: 5, beyond: '', spoken: '' }}
        onChange={(next) => setForm((now) => ({ ...now, count: next }))}
      />
      <RadioCards
        {...{ name: 'day', legend: 'When?', choices: DAYS, value: day }}
        onChange={(next) => setForm((now) => ({ ...now, day: next }))}
      />
      <p data-testid="known">
        {count} {day}
      </p>
    </form>
  );
}

test('what was typed, counted and ticked before hydration stays, also at the next drawing', async () => {
  document.body.innerHTML = renderToString(
    <LivePart>
      <Form />
    </LivePart>,
  );
  const [mobile, adult] = [
    screen.getByLabelText<HTMLInputElement>('Mobile'),
    screen.getByLabelText<HTMLInputElement>('Adult'),
  ];
  const tomorrow = screen.getByLabelText<HTMLInputElement>('tomorrow');
  [mobile.value, adult.value] = ['9876543210', '3'];
  tomorrow.click();
  void hydrateLivePart(Form, {});
  const known = () => screen.getByTestId('known').textContent;
  await waitFor(() => expect(known()).toBe('3 tomorrow'));
  await userEvent.click(screen.getByRole('button', { name: 'Add one: Adult' }));
  expect([known(), mobile.value, adult.value, tomorrow.checked]).toEqual(['4 tomorrow', '9876543210', '4', true]);
  expect(errors).not.toHaveBeenCalled();
});

const Where = () => <p>{Math.random()}</p>;

test('a part that would be drawn otherwise in a browser is found out', () => {
  expect(() => expectHydrated(<Where />)).toThrow();
});
