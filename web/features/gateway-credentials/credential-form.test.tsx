// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type Credential, maskKey } from '#contract/gateway-credentials/model.ts';
import { parksQuery } from '#web/features/parks/queries.ts';
import { CredentialForm } from './credential-form.tsx';

afterEach(cleanup);

const stored: Credential = {
  ...{ id: 'c1', organisationId: 'o1', parkId: 'p1', parkName: 'Nehru Zoo', merchantId: 'M1', createdAt: new Date(0) },
  ...{ accessKey: '', workingKey: maskKey('0123456789ABCDEF'), cipher: 'gcm' },
};

function open(record: Credential | null): void {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  cache.setQueryData(parksQuery.queryKey, [{ id: 'p1', name: 'Nehru Zoo' }] as never);
  render(
    <QueryClientProvider client={cache}>
      <CredentialForm record={record} close={() => undefined} />
    </QueryClientProvider>,
  );
}
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('park, MID and working key are required; the access key is not', async () => {
  open(null);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  for (const text of ['park name is required', 'mid is required', 'working Key is required'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByLabelText('Access Key').getAttribute('aria-invalid')).not.toBe('true');
});

test('a stored key is never put into the form: only its last four characters are said', () => {
  open(stored);
  expect([value('Working Key'), value('Access Key')]).toEqual(['', '']);
  expect(screen.getByText('Now ••••CDEF. Leave it empty to keep it.')).toBeDefined();
  expect(screen.getByText('There is none yet.')).toBeDefined();
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
