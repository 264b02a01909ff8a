import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Credential, maskKey } from '#contract/gateway-credentials/model.ts';
import { render } from '#web/console/kit/testing/render.tsx';
import { CredentialForm } from './credential-form.tsx';
import { offeringsQuery } from './queries.ts';

const stored: Credential = {
  id: 'c1',
  organisationId: 'o1',
  offeringId: 'p1',
  gateway: 'ccav',
  offeringKind: 'park',
  offeringName: 'Nehru Zoo',
  merchantId: 'M1',
  createdAt: new Date(0),
  testedAt: null,
  accessKey: '',
  workingKey: maskKey('0123456789ABCDEF'),
  cipher: 'gcm',
};

function open(record: Credential | null): void {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  cache.setQueryData(offeringsQuery.queryKey, [
    { id: 'p1', organisationId: 'o1', kind: 'park', name: 'Nehru Zoo', gateway: 'ccav', playMoney: false, keys: null },
    {
      id: 'c1',
      organisationId: 'o1',
      kind: 'clinic',
      name: 'City Clinic',
      gateway: 'ccav',
      playMoney: false,
      keys: null,
    },
  ]);
  render(<CredentialForm record={record} close={() => undefined} />, { cache });
}
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('park, MID and working key are required; the access key is not', async () => {
  open(null);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  for (const text of ['park name is required', 'mid is required', 'working Key is required'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByLabelText('Access Key').getAttribute('aria-invalid')).not.toBe('true');
});

test('a MID with a sign that no payment could be signed with is refused in the form', async () => {
  open(null);
  await userEvent.type(screen.getByLabelText('MID'), 'PRAVESH|1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter the MID without the sign |')).toBeDefined();
});

test('a stored key is never put into the form: only its last four characters are said', () => {
  open(stored);
  expect([value('Working Key'), value('Access Key')]).toEqual(['', '']);
  expect(screen.getByText('Now ••••CDEF. Leave it empty to keep it.')).toBeDefined();
  expect(screen.getByText('There is none yet.')).toBeDefined();
});

test('new keys are told by the names that both providers use', () => {
  open(null);
  expect(screen.getByText('The access code of CCAvenue. Paytm has none: leave it empty.')).toBeDefined();
  expect(screen.getByText('The working key of CCAvenue, or the merchant key of Paytm')).toBeDefined();
});

test('the working key is hidden while it is typed, and no browser fills it in', () => {
  open(null);
  const key = screen.getByLabelText<HTMLInputElement>('Working Key');
  expect([key.type, key.autocomplete]).toEqual(['password', 'new-password']);
});

test('the encryption of the provider is chosen, the common one first', () => {
  open(null);
  const cipher = screen.getByLabelText<HTMLSelectElement>('Encryption');
  expect([cipher.value, [...cipher.options].map(({ text }) => text)]).toEqual(['cbc', ['AES-CBC', 'AES-GCM']]);
  cleanup();
  open(stored);
  expect(value('Encryption')).toBe('gcm');
});

test('everything that can be paid for is offered by its name, and the one with the keys is chosen', () => {
  open(stored);
  const choice = screen.getByLabelText<HTMLSelectElement>('Park, clinic, branch or batch');
  expect([...choice.options].map(({ text }) => text)).toEqual(['Please choose', 'Nehru Zoo', 'City Clinic']);
  expect(choice.value).toBe('p1');
});
