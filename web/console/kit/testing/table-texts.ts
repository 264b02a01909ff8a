import { screen, within } from '@testing-library/react';

/** Without the facts under the names. */
export const rowNames = () =>
  screen.queryAllByRole('rowheader').map((cell) => (cell.querySelector('a') ?? cell).textContent);

/** The words in the cells of a row, the heads being row 0, but for its tick. */
export const cells = (row: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement)
    .getAllByRole('cell')
    .filter(({ className }) => className !== 'choose')
    .map(({ textContent }) => textContent);

/** The heads of the columns, but for that of the ticks. */
export const headers = () =>
  screen
    .getAllByRole('columnheader')
    .filter(({ className }) => className !== 'choose')
    .map(({ textContent }) => textContent);
