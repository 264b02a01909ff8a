// @vitest-environment happy-dom
import { createServer } from 'node:http';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { BranchRecordPage } from '#web/console/branches/branch-record-page.tsx';
import { ClinicRecordPage } from '#web/console/clinics/clinic-record-page.tsx';
import { BatchRecordPage } from '#web/console/coaching-batches/batch-record-page.tsx';
import { ParkRecordPage } from '#web/console/parks/park-record-page.tsx';
import { type Asked, idOf, openServed, press } from '#web/console/ui/testing/served-screen.tsx';

const STORED = { _id: idOf('1'), id: idOf('1'), profileRegistrationId: idOf('o'), createdAt: '2027-01-02T00:00:00Z' };

interface Kind {
  path: string;
  page: ReactNode;
  /** The only thing that a draft needs, as its label and in the call. */
  label: string;
  name: string;
  /** What is missing, by field as the server calls it, and where pressing it leads. */
  missing: readonly [field: string, message: string, leadsTo: () => HTMLElement][];
}
const labelled = (label: string) => () => screen.getByLabelText(label);
const KINDS: Readonly<Record<string, Kind>> = {
  park: {
    ...{ path: '/park', page: <ParkRecordPage />, label: 'Park Name', name: 'parkName' },
    missing: [
      ['location', 'location is required', labelled('Location')],
      [
        'fees',
        'Please sell at least one kind of ticket.',
        () => screen.getByRole('button', { name: 'Add a kind of ticket' }),
      ],
      ['openDays', 'Please open it on some day.', () => screen.getByRole('checkbox', { name: 'Monday' })],
    ],
  },
  clinic: {
    ...{ path: '/clinic', page: <ClinicRecordPage />, label: 'Clinic Name', name: 'clinicName' },
    missing: [
      ['fee', 'fee is required', labelled('Fee')],
      ['startTime', 'startTime is required', labelled('Start Time')],
    ],
  },
  batch: {
    ...{ path: '/coaching', page: <BatchRecordPage />, label: 'Batch Number', name: 'batchName' },
    missing: [
      ['startDate', 'start date is required', labelled('Start Date')],
      ['inTake', 'in take is required', labelled('In Take')],
    ],
  },
  branch: {
    ...{ path: '/branch', page: <BranchRecordPage />, label: 'Branch Name', name: 'branchName' },
    missing: [['branchCode', 'branchCode is required', labelled('Branch Code')]],
  },
};

test.each(Object.entries(KINDS))(
  'a %s is saved as a draft by its name alone, and what is missing leads to its field',
  async (_, kind) => {
    let stored: object = {};
    const answer = ({ method, url, body }: Asked) => {
      if (url.startsWith('/offering/')) {
        const missing = kind.missing.map(([field, message]) => ({ field, message }));
        return { published: false, missing, hasKeys: false, counters: 0, coming: 0 };
      }
      if (url.endsWith('/get')) return [];
      if (method === 'POST' && url === `${kind.path}/add`) stored = { ...STORED, ...body };
      return stored;
    };
    const { asked } = await openServed({
      ...{ createServer, path: `/app${kind.path}/new`, route: `/app${kind.path}/:id`, element: kind.page, answer },
    });
    await userEvent.type(await screen.findByLabelText(kind.label), 'Moti');
    await press('Save as draft');
    await screen.findByText('Still missing:');
    expect(asked.find(({ url }) => url === `${kind.path}/add`)?.body).toMatchObject({
      [kind.name]: 'Moti',
      published: false,
    });
    for (const [, message, leadsTo] of kind.missing) {
      await userEvent.click(screen.getByRole('link', { name: message }));
      await waitFor(() => expect(document.activeElement).toBe(leadsTo()));
    }
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
  },
);
