import type { GatePage } from '#contract/gates/model.ts';
import { withRows } from '#contract/gates/rules.ts';
import { readRows } from '#contract/kernel/wire/packed-rows.ts';

/** A page of the day's list as a gate searches it. */
export const openPage = (list: string) =>
  withRows(JSON.parse(list) as GatePage<string>, (rows) => readRows(Buffer.from(rows, 'base64')));
export type OpenedPage = ReturnType<typeof openPage>;

/** The ticket as it is now, where a page says that it changed. */
export function changedIn({ changed }: OpenedPage, bookingId: string) {
  const state = changed?.states[changed.rows(bookingId.slice(0, 8))?.[0] ?? -1];
  if (!state) return undefined;
  const [visitDate, slot, slotUntil, people, status, lines] = state;
  return { visitDate, slot, slotUntil, people, status, lines };
}
