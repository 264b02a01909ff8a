import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BranchImport } from '#web/console/branches/import-section.tsx';
import { ClinicImport } from '#web/console/clinics/import-section.tsx';
import { BatchImport } from '#web/console/coaching-batches/import-section.tsx';
import { ExhibitionImport } from '#web/console/exhibitions/import-section.tsx';
import { aRecord } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed } from '#web/console/kit/testing/served-screen.tsx';
import { ParkImport } from '#web/console/parks/import-section.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';

const IMPORTS = {
  park: ParkImport,
  clinic: ClinicImport,
  coaching: BatchImport,
  branch: BranchImport,
  exbhition: ExhibitionImport,
};

/** Opens the import of a list with some rows. */
async function opened(list: keyof typeof IMPORTS, kind: string, rows: string) {
  const user = { role: 'owner', kind, organisationId: idOf('0') };
  const answer = ({ url, body }: ServedCall) => (url.endsWith('/add') ? { ...aRecord('n'), ...body } : []);
  const path = `/app/import/${list}`;
  const Import = IMPORTS[list];
  const { asked } = await openServed({ path, element: <Import />, user, answer });
  await userEvent.upload(await screen.findByLabelText('Choose a file'), new File([rows], 'rows.csv'));
  return asked;
}
const add = async () => userEvent.click(await screen.findByRole('button', { name: /^Add \d/ }));

/** Adds some rows to a list, and answers what was sent, row by row. */
async function imported(list: keyof typeof IMPORTS, kind: string, rows: string) {
  const asked = await opened(list, kind, rows);
  await add();
  const sent = () => asked.filter(({ url }) => url === `/${list}/add`).map(({ body }) => body.published);
  await waitFor(() => expect(sent()).toHaveLength(rows.split('\n').length - 1));
  return sent();
}

test.each<[keyof typeof IMPORTS, string, string]>([
  ['park', 'park', 'Park,City,MID,Adult\nZoo,Pune,1,100\nLake,Pune,1,0'],
  [
    'clinic',
    'clinic',
    'Clinic,Doctor,City,Area,Address,Opens,Closes,Fee,tokens\nEye,Dr Rao,Pune,Baner,1 Main Road,09:00,12:00,300,9\nEar,Dr Rao,Pune,Baner,1 Main Road,09:00,12:00,0,9',
  ],
  [
    'coaching',
    'coaching',
    'Batch,Start Date,End Date,Start Time,End Time,Fee,Students\nMaths,01/06/2098,01/06/2099,07:00,08:00,1500,30\nArt,01/06/2098,01/06/2099,07:00,08:00,0,30',
  ],
  ['branch', 'branch', 'Branch,Code\nAbids,HYD-1\nBegumpet,HYD-2'],
  ['exbhition', 'exhibition', 'Show,From,To\nMela,01/06/2098 10:00,02/06/2098 18:00\nFair,,'],
])(
  'a row of %s is added as the form adds one: none is a draft, whatever it still lacks to sell',
  async (list, kind, rows) => {
    expect(await imported(list, kind, rows)).toEqual([undefined, undefined]);
  },
);

test('a lost network is spoken of until it is back, and the rest is added by another press', async () => {
  const asked = await opened('branch', 'branch', 'Branch,Code\nAbids,HYD-1');
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await add();
  await screen.findByText(/^There is no network just now/);
  isOnline.mockRestore();
  network.mockRestore();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^There is no network/)).toBeNull());
  await add();
  await waitFor(() => expect(asked.filter(({ url }) => url === '/branch/add')).toHaveLength(1));
});

test('what one row was mended by mends all rows with the same mistake by one press, and no other', async () => {
  const until = '02/06/2098 18:00';
  const shows = ['Mela', 'Fair', 'Puja'].map((show) => `${show},first of June,${until}`);
  await opened('exbhition', 'exhibition', ['Show,From,To', ...shows, `Yatra,some day,${until}`].join('\n'));
  const from = (row: number) =>
    within(screen.getByRole('region', { name: `Row ${row}` })).getByLabelText<HTMLInputElement>(/^From/);
  await screen.findByText('4 to mend');
  await userEvent.clear(from(2));
  await userEvent.type(from(2), '01/06/2098 10:00');
  await userEvent.click(screen.getByRole('button', { name: 'Also instead of “first of June” in 2 other rows' }));
  await screen.findByText('1 to mend · 3 ready');
  expect(screen.getAllByRole('region', { name: /^Row/ }).map((row) => row.getAttribute('aria-label'))).toEqual([
    'Row 2',
    'Row 5',
  ]);
  expect(from(5).value).toBe('some day');
  expect(screen.queryByRole('button', { name: /^Also instead of/ })).toBeNull();
});

test('titles may stand above the headings, rows are told by their number in the file, and an error of a formula is one', async () => {
  const rows = ['Our branches', '', 'Branch;Code', 'Abids;HYD-1', '', '#N/A;HYD-2'].join('\r');
  const asked = await opened('branch', 'branch', rows);
  await screen.findByText('1 to mend · 1 ready');
  const wrong = within(screen.getByRole('region', { name: 'Row 6' }));
  expect(wrong.getByText(/^Excel could not work this cell out \(#N\/A\)/)).not.toBeNull();
  await add();
  await waitFor(() => expect(asked.filter(({ url }) => url === '/branch/add')).toHaveLength(1));
});

test('a file in Windows text says so above its rows', async () => {
  const user = { role: 'owner', kind: 'branch', organisationId: idOf('0') };
  await openServed({ path: '/app/import/branch', element: <BranchImport />, user, answer: () => [] });
  const bytes = new Uint8Array([...new TextEncoder().encode('Branch,Code\nCaf'), 0xe9, 0x2c, 0x31]);
  await userEvent.upload(await screen.findByLabelText('Choose a file'), new File([bytes], 'rows.csv'));
  await screen.findByText(/^This file is not in UTF-8/);
});

test('one link leads back to the list: the breadcrumb', async () => {
  await opened('branch', 'branch', 'Branch,Code\nAbids,HYD-1');
  await screen.findByRole('button', { name: /^Add \d/ });
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/app/branch')).toHaveLength(1);
});
