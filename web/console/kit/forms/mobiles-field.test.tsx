// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MobilesField, readMobiles } from './mobiles-field.tsx';

afterEach(cleanup);

test('numbers are read as people list them, each once; what is none stays for the rules to tell', () => {
  expect(readMobiles('+91 98765 43210, 09123456780\n9876543210;12')).toEqual(['9876543210', '9123456780', '12']);
  expect(readMobiles(' ,\n ')).toBeNull();
});

function Field() {
  const [mobiles, setMobiles] = useState<string[] | null>(['9876543210']);
  return (
    <>
      <MobilesField label="Mobiles" mobiles={mobiles} change={setMobiles} />
      <output>{JSON.stringify(mobiles)}</output>
    </>
  );
}

test('the text stays as it is typed, spaces and all, while the form holds the numbers', async () => {
  render(<Field />);
  const box = screen.getByLabelText<HTMLTextAreaElement>('Mobiles');
  await userEvent.type(box, ', 91234 56780,');
  expect(box.value).toBe('9876543210, 91234 56780,');
  expect(document.querySelector('output')?.textContent).toBe('["9876543210","9123456780"]');
});
