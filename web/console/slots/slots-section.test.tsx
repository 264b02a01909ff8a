import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ParkFields } from '#contract/parks/model.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { Slots } from './slots-section.tsx';
import { slotsInWords } from './words.ts';

/** Draws the section, and answers the slots as the form has them after the last change. */
function open(slots: ParkFields['slots'], problems: Record<string, string> = {}) {
  const now = { slots };
  const values = { slots, opensAt: '09:00', closesAt: '10:15' } as ParkFields;
  const set = (_: string, next: unknown) => {
    now.slots = next as ParkFields['slots'];
  };
  render(<Slots form={{ values, problems, set } as unknown as Parameters<typeof Slots>[0]['form']} />);
  return now;
}

test('the section is found by its name', () => {
  open([]);
  expect(screen.getByRole('group', { name: 'Time slots' })).toBeTruthy();
});

const TEN = { from: '10:00', until: '11:00', capacity: 50 };

test('slots are made at once, by the hours of the park, as many as fit', async () => {
  const now = open([TEN]);
  await userEvent.click(screen.getByRole('button', { name: 'Make slots' }));
  expect(slotsInWords(now.slots)).toBe('9:00 am to 9:30 am, 50 people; 9:30 am to 10:00 am, 50 people');
});

test('one is added behind the last, changed and removed by itself', async () => {
  const now = open([TEN]);
  await userEvent.click(screen.getByRole('button', { name: 'Add a slot' }));
  expect(now.slots).toEqual([TEN, { from: '11:00', until: '', capacity: 50 }]);
  const row = within(screen.getByRole('group', { name: '10:00 am to 11:00 am' }));
  await userEvent.type(row.getByLabelText(/Most people/), '0');
  expect(now.slots).toEqual([{ ...TEN, capacity: 500 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 10:00 am to 11:00 am' }));
  expect(now.slots).toEqual([]);
});

/** The section in a form that holds what is changed. */
function Held() {
  const [slots, set] = useState([TEN, { from: '11:00', until: '12:00', capacity: 20 }]);
  const values = { slots, opensAt: null, closesAt: null };
  const form = { problems: {}, values, set: (_: string, next: typeof slots) => set(next) };
  return <Slots form={form as unknown as Parameters<typeof Slots>[0]['form']} />;
}

test('a slot keeps its own fields when the one before it is taken out', async () => {
  render(<Held />);
  const second = () => screen.getByRole('group', { name: '11:00 am to 12:00 pm' });
  const before = second();
  await userEvent.click(screen.getByRole('button', { name: 'Remove 10:00 am to 11:00 am' }));
  expect(second()).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Add a slot' }));
  expect(second()).toBe(before);
});

test('what is wrong stands where it is', () => {
  open([TEN], { 'slots.0.until': 'Please let the slot end after it begins.' });
  expect(screen.getByText('Please let the slot end after it begins.')).toBeDefined();
});

test('many slots are one line that counts them, until it is opened', () => {
  open(['10', '11', '12', '13', '14'].map((hour) => ({ from: `${hour}:00`, until: `${hour}:50`, capacity: 70 })));
  const rows = screen.getByText('5 slots, 10:00 am to 2:50 pm').closest('details');
  expect([rows?.open, rows?.querySelectorAll('fieldset').length]).toEqual([false, 5]);
});
