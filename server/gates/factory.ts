import type { GatePage } from '#contract/gates/model.ts';
import { withRows } from '#contract/gates/rules.ts';
import { readRows } from '#contract/kernel/wire/packed-rows.ts';

export const openPage = (list: string) =>
  withRows(JSON.parse(list) as GatePage<string>, (rows) => readRows(Buffer.from(rows, 'base64')));
export type OpenedPage = ReturnType<typeof openPage>;

export function changedIn({ changed }: OpenedPage, bookingId: string) {
  const state = changed?.states[changed.rows(bookingId.slice(0, 8))?.[0] ?? -1];
  if (!state) return undefined;
  const [visitDate, slot, slotUntil, people, status, lines] = state;
  return { visitDate, slot, slotUntil, people, status, lines };
}

let made = 0;
/** The name that a phone gives itself once. */
export const aDevice = (): string => (made++).toString(16).padStart(32, 'a');

/** The report of a gate's phone on which nothing happens: nobody scans, and no scan waits to be sent. */
export const STILL = {
  key: null,
  gate: 'East gate',
  battery: null,
  charging: false,
  waiting: 0,
  pace: 0,
  counts: {},
  seen: [],
};
