import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aPark, aRecord } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press } from '#web/console/kit/testing/served-screen.tsx';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { InspectorImport } from './import-section.tsx';

const answer = ({ url, body }: ServedCall) => {
  if (url === '/park/get') return [aPark('p1', 'Nehru Zoo')];
  if (url === '/user/get') return [];
  const seen = { parkName: 'Nehru Zoo', supervisesGates: false, lastScanAt: null, lastGate: null };
  return { ...aRecord('i'), ...seen, ...body };
};

test('passwords are not taken from the file: each inspector gets one, which is shown once and kept nowhere', async () => {
  const user = { role: 'owner', organisationId: idOf('0') };
  const { asked } = await openServed({ path: '/app/import/user', element: <InspectorImport />, user, answer });
  await waitFor(() => expect(asked).toHaveLength(2));
  await screen.findByLabelText('Choose a file');
  const lines = ['Name,Email,Mobile,Park,Password', 'Ravi,RAVI@zoo.example,+91 98765 43210,Nehru Zoo,hunter2'];
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File([lines.join('\n')], 'users.csv'));
  await press('Add 1 inspector');
  const shown = await screen.findByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  const sent = asked.find(({ url }) => url === '/user/userregister')?.body;
  expect(sent).toMatchObject({ name: 'Ravi', email: 'ravi@zoo.example', phone: '9876543210', status: true });
  expect(sent?.password).toBe(shown.textContent);
  const kept = Object.entries({ ...localStorage, ...sessionStorage })
    .flat()
    .join();
  expect(kept).not.toContain(shown.textContent);
});
