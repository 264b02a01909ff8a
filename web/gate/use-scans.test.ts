import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { gate, KNOWN, listOf, NOON, pass, serveGate, stage } from '#web/gate/testing/gate-server.ts';
import { prepareOffline } from './offline/prepare.ts';
import { recent } from './recent.ts';
import { useScans } from './use-scans.ts';

serveGate(prepareOffline, () => {
  for (const { at } of recent.all()) recent.remove(at);
});

/** A gate at Way out, to which a code is shown. */
function wayOut() {
  const { result } = renderHook(() => useScans(gate));
  act(() => result.current.changeDirection(true));
  stage.answer = { body: { result: 'let_out', message: 'Out 4.' } };
  return async (code: string, more = {}) => {
    await act(() => result.current.check(code, more));
    return result.current.outcome?.result;
  };
}

test('who came in here less than a minute ago goes out only once staff are sure', async () => {
  const at = NOON.toISOString();
  recent.put(at, { result: 'admitted', offline: false, message: '', code: pass(1), at });
  const show = wayOut();
  vi.setSystemTime(NOON.getTime() + 59_000);
  expect([await show(pass(1)), stage.scans]).toEqual(['just_in', []]);
  expect(await show(pass(2))).toBe('let_out');
  expect(await show('aaaaaaa1', { isSure: true })).toBe('let_out');
  vi.setSystemTime(NOON.getTime() + 60_000);
  expect(await show(pass(1))).toBe('let_out');
});

test('who came in at another gate less than a minute ago is asked about, too', async () => {
  const bookingId = '3'.padStart(8, 'a').padEnd(26, 'b');
  KNOWN['/api/passes/list'] = listOf({ used: [[bookingId, NOON.getTime() / 1000 - 30, 0, 4, '']], gates: ['West'] });
  await prepareOffline();
  expect(await wayOut()(pass(3))).toBe('just_in');
});
