import { useCommand } from '#web/console/kit/parts/commands.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';

/** Other lists of rows name themselves by `data-row-list`. */
const LISTS = '.table-frame tbody, .cards, [data-row-list]';
const ROWS = ':scope > tr[data-index], :scope > li';

/** What a row is opened by: the link or button in its name, else its first link or button. */
const OPENERS = ['th :is(a[href], button)', 'h2 :is(a[href], button)', ':is(a[href], button)'];

/** j and k walk the rows of the list that has the focus, else of the first on the screen. */
export function useRowKeys(next: string = uiTexts.nextRow): void {
  useCommand({ label: uiTexts.previousRow, key: 'k', walks: true, act: () => walk(-1) });
  useCommand({ label: next, key: 'j', walks: true, act: () => walk(1) });
}

function walk(step: 1 | -1): void {
  const rows = [...(listNow()?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step];
  if (next) focusRow(next);
}

const listNow = (): Element | null => document.activeElement?.closest(LISTS) ?? document.querySelector(LISTS);

function focusRow(row: HTMLElement): void {
  const opener = OPENERS.map((opener) => row.querySelector<HTMLElement>(opener)).find((found) => found !== null);
  if (!opener) row.tabIndex = -1;
  (opener ?? row).focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
