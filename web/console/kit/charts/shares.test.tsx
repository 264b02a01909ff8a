import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { Shares } from './shares.tsx';

const open = (values: readonly number[]) =>
  render(
    <Shares
      title="Kinds of ticket"
      summary="₹10 in all."
      heads={['Kind', 'Money']}
      shares={values.map((value, at) => ({
        id: `${at}`,
        name: `Kind ${at}`,
        value,
        text: `₹${value}`,
        note: 'before ₹1',
      }))}
    />,
  );
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('each part is told with its share of the whole; its bar is as long as it is of the largest', () => {
  const { container } = open([8, 2, 0]);
  expect(rows()).toEqual(['Kind 0₹8before ₹180%', 'Kind 1₹2before ₹120%', 'Kind 2₹0before ₹10%']);
  const bars = [...container.querySelectorAll<HTMLElement>('.share > i')].map(({ style }) => style.width);
  expect(bars).toEqual(['100%', '25%', '0%']);
});

test('where nothing was sold there is no share to tell', () => {
  open([0]);
  expect(rows()).toEqual(['Kind 0₹0before ₹1–']);
});

test('a long list shows its first six, and all of them at a press', async () => {
  open([9, 8, 7, 6, 5, 4, 3, 2]);
  expect(rows()).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(rows()).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(rows()).toHaveLength(6);
});
