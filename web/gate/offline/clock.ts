import { accountList } from './account-storage.ts';

/** When the day's list came, and how far this phone's clock was ahead of the server's then, in ms. */
interface ListTime {
  asOf: string;
  aheadMs: number;
}
const LIST = 'list';
export const listTime = accountList<ListTime>('gate.clock');

export const keepListTime = (asOf: string): void =>
  listTime.put(LIST, { asOf, aheadMs: Date.now() - Date.parse(asOf) });

/** Server time as far as known; this phone's clock may be wrong by a day. */
export const serverTime = (at = Date.now()): Date => new Date(at - (listTime.get(LIST)?.aheadMs ?? 0));
