import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aRecord } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { DoctorImport } from './import-section.tsx';

const meera = { ...aRecord('d1'), doctorName: 'Dr Meera Nair' };

const answer = ({ url, body }: ServedCall) => (url === '/doctor/get' ? [meera] : { ...aRecord('d2'), ...body });

test('who is there already is left out, however the name is written; the others are added', async () => {
  const user = { role: 'owner', organisationId: idOf('0') };
  const screenOf = { path: '/app/import/doctor', element: <DoctorImport />, user, answer };
  const { asked } = await openServed(screenOf);
  const file = new File(['Doctor Name\nDR MEERA NAIR\nDr Asha Rao'], 'doctors.csv');
  await userEvent.upload(await screen.findByLabelText('Choose a file'), file);
  await screen.findByText(/1 already there/);
  await press('Add 1 doctor');
  await screen.findByText(/^Added: 1 doctor\./);
  expect(asked.filter(({ url }) => url === '/doctor/add').map(({ body }) => body.doctorName)).toEqual(['Dr Asha Rao']);
});
