import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Stepper } from '#web/visitor/ui/forms/stepper.tsx';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { hydrateLivePart } from '../live.tsx';
import { inline } from './inline.ts';
import { countTaps } from './taps.ts';

beforeAll(() => new Function(inline(countTaps))());

function Form() {
  const [count, setCount] = useState(0);
  return (
    <Stepper
      name="adult"
      label="Adult"
      price="₹100"
      value={count}
      max={5}
      beyond="Only five, please."
      spoken={`${count} Adult`}
      onChange={setCount}
    />
  );
}

beforeEach(() => {
  document.body.innerHTML = renderToString(
    <LivePart>
      <Form />
    </LivePart>,
  );
});

const plus = () => screen.getByRole('button', { name: 'Add one: Adult' });
const field = () => screen.getByLabelText<HTMLInputElement>('Adult');

test('whoever taps early beyond what one booking takes has the most, and is told why', async () => {
  for (let tap = 0; tap < 9; tap += 1) plus().click();
  void hydrateLivePart(Form, {});
  await waitFor(() => expect(screen.getByText('Only five, please.', { selector: 'p' })).toBeDefined());
  expect(field().value).toBe('5');
});
