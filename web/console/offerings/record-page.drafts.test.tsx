import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { BranchRecordPage } from '#web/console/branches/branch-form.tsx';
import { ClinicRecordPage } from '#web/console/clinics/clinic-form.tsx';
import { BatchRecordPage } from '#web/console/coaching-batches/batch-form.tsx';
import { idOf, openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { ParkRecordPage } from '#web/console/parks/park-form.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';

const STORED = { _id: idOf('1'), id: idOf('1'), profileRegistrationId: idOf('o'), createdAt: '2027-01-02T00:00:00Z' };

interface Kind {
  path: string;
  page: ReactNode;
  /** The only thing that a draft needs, as its label and in the call. */
  label: string;
  name: string;
  /** The missing fields, each by the server's name, by its label, and by the control that pressing it leads to. */
  missing: readonly [field: string, label: string, leadsTo: () => HTMLElement][];
}
const labelled = (label: string) => () => screen.getByLabelText(label);
const KINDS: Readonly<Record<string, Kind>> = {
  park: {
    path: '/park',
    page: <ParkRecordPage />,
    label: 'Park Name',
    name: 'parkName',
    missing: [
      ['location', 'Location', labelled('Location')],
      ['fees', 'Ticket fees', () => screen.getByRole('checkbox', { name: 'Adult' })],
      ['openDays', 'Open days', () => screen.getByRole('checkbox', { name: 'Monday' })],
    ],
  },
  clinic: {
    path: '/clinic',
    page: <ClinicRecordPage />,
    label: 'Clinic Name',
    name: 'clinicName',
    missing: [
      ['fee', 'Fee', labelled('Fee')],
      ['startTime', 'Start Time', labelled('Start Time')],
    ],
  },
  batch: {
    path: '/coaching',
    page: <BatchRecordPage />,
    label: 'Batch Number',
    name: 'batchName',
    missing: [
      ['startDate', 'Start Date', labelled('Start Date')],
      ['inTake', 'In Take', labelled('In Take')],
    ],
  },
  branch: {
    path: '/branch',
    page: <BranchRecordPage />,
    label: 'Branch Name',
    name: 'branchName',
    missing: [['branchCode', 'Branch Code', labelled('Branch Code')]],
  },
};

test.each(Object.entries(KINDS))(
  'a %s is saved as a draft by its name alone, and what is missing leads to its field',
  async (_, kind) => {
    let stored: object = {};
    const answer = ({ method, url, body }: ServedCall) => {
      if (url.startsWith('/offering/')) {
        const missing = kind.missing.map(([field]) => ({ field, message: `${field} is required` }));
        missing.push({ field: 'confirm', message: 'Please confirm your e-mail.' });
        return { state: 'draft', missing };
      }
      if (url.endsWith('/get')) return [];
      if (method === 'POST' && url === `${kind.path}/add`) stored = { ...STORED, ...body };
      return stored;
    };
    const { asked } = await openServed({
      path: `/app${kind.path}/new`,
      route: `/app${kind.path}/:id`,
      element: kind.page,
      answer,
    });
    await userEvent.type(await screen.findByLabelText(kind.label), 'Moti');
    await press('Save as draft');
    const standing = within((await screen.findByText('Still missing:')).parentElement as HTMLElement);
    expect(asked.find(({ url }) => url === `${kind.path}/add`)?.body).toMatchObject({
      [kind.name]: 'Moti',
      published: false,
    });
    expect(standing.getByRole('link', { name: 'Open the first steps' }).getAttribute('href')).toMatch(/\/dashboard$/);
    for (const [, label, leadsTo] of kind.missing) {
      await userEvent.click(standing.getByRole('link', { name: label }));
      await waitFor(() => expect(document.activeElement).toBe(leadsTo()));
    }
    expect(screen.queryByRole('button', { name: 'Put on sale' })).toBeNull();
    expect(document.querySelector('.save-state')?.textContent).toBe('Saved as a draft');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
);

const COMPLETE = {
  park: { ...STORED, parkName: 'Moti', location: 'Pune', mid: 'M1', published: false },
  clinic: {
    ...STORED,
    clinicName: 'Moti',
    doctorName: 'Dr Rao',
    city: 'Pune',
    area: 'Baner',
    address: '12 Station Road',
    startTime: '09:00',
    endTime: '17:00',
    fee: 300,
    tokens: 40,
    published: false,
  },
  batch: {
    ...STORED,
    batchName: 'Moti',
    startDate: '2027-03-01',
    endDate: '2027-06-30',
    startTime: '07:00',
    endTime: '08:30',
    fee: 0,
    inTake: 30,
    published: false,
  },
  branch: { ...STORED, branchName: 'Moti', branchCode: 'M-1', published: false },
};

test.each(Object.entries(KINDS))(
  'Save and publish asks the server to publish a %s, and a refusal leaves the draft as it was',
  async (name, kind) => {
    const stored = COMPLETE[name as keyof typeof COMPLETE];
    const answer = ({ method, url }: ServedCall) => {
      if (url.startsWith('/offering/')) return { state: 'draft', missing: [] };
      if (url.endsWith('/get')) return [];
      return method === 'PUT' ? refusal('Ten parks a day are enough. Please go on tomorrow.', []) : stored;
    };
    const { asked } = await openServed({
      path: `/app${kind.path}/${STORED._id}`,
      route: `/app${kind.path}/:id`,
      element: kind.page,
      answer,
    });
    await screen.findByText('Saved as a draft');
    await press('Save and publish');
    await said('Ten parks a day are enough. Please go on tomorrow.');
    expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ published: true });
    expect(document.querySelector('.save-state')?.textContent).toBe('Saved as a draft');
  },
);
