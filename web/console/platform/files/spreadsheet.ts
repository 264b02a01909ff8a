import type { Day } from '#contract/kernel/dates/dates.ts';
import { type Paise, toRupees } from '#contract/kernel/money.ts';
import { downloadBlob } from './download.ts';

export type SheetCell = string | number | { rupees: Paise } | { day: Day } | null;

export interface Sheet {
  /** At most 31 characters. */
  name: string;
  header: readonly string[];
  rows: readonly (readonly SheetCell[])[];
}

/** Guards text that a spreadsheet could take for a formula, also behind apostrophes (docs/behaviour.md 9.4). */
export const plainText = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const WIDEST = 40;
const MARGIN = 3;

function cellOf(cell: SheetCell) {
  if (cell === null) return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (typeof cell === 'string') return { type: String, value: plainText(cell), wrap: cell.includes('\n') };
  if ('rupees' in cell) return { type: Number, value: toRupees(cell.rupees), format: '#,##0.00' };
  return { type: Date, value: new Date(`${cell.day}T00:00:00.000Z`), format: 'dd mmm yyyy' };
}

const charactersOf = (cell: SheetCell): number =>
  typeof cell === 'string' ? Math.max(...cell.split('\n').map(({ length }) => length)) : 9;

const widthOf = ({ header, rows }: Sheet, at: number): number =>
  Math.min(
    WIDEST,
    rows.reduce((widest, row) => Math.max(widest, charactersOf(row[at] ?? null)), header[at]?.length ?? 0) + MARGIN,
  );

export async function writeSheet(sheet: Sheet): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const head = sheet.header.map((text) => ({ type: String, value: plainText(text), fontWeight: 'bold' as const }));
  return write([head, ...sheet.rows.map((row) => row.map(cellOf))], {
    sheet: sheet.name,
    stickyRowsCount: 1,
    columns: sheet.header.map((_, at) => ({ width: widthOf(sheet, at) })),
  }).toBlob();
}

export const downloadSheet = async (sheet: Sheet, fileName: string): Promise<void> =>
  downloadBlob(await writeSheet(sheet), fileName);
