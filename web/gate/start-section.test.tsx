// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { recent } from './recent.ts';
import { StartScanning } from './start-section.tsx';

beforeEach(() => vi.setSystemTime('2027-01-02T06:30:00.000Z'));
afterEach(() => {
  cleanup();
  for (const { at } of recent.all()) recent.remove(at);
  vi.useRealTimers();
});

test.each([
  ['nothing was scanned', null, 'ravi', true],
  ['the last scan was yesterday', '2027-01-01T17:00:00.000Z', 'ravi', true],
  ['somebody else has scanned today', '2027-01-02T05:00:00.000Z', 'sita', true],
  ['the first ticket of today was scanned', '2027-01-02T05:00:00.000Z', 'ravi', false],
])('when %s the way to the gate is large: %s', (_, at, by, large) => {
  signInHere(by);
  if (at) recent.put(at, { result: 'admitted', offline: false, message: '', code: 'c', at });
  signInHere('ravi');
  render(
    <MemoryRouter>
      <StartScanning />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link', { name: 'Scan tickets' })?.getAttribute('href')).toBe(
    large ? '/app/scan' : undefined,
  );
});
