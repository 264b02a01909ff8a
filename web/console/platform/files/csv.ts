import { downloadBlob } from './download.ts';

/** The cells of a text table: with commas, semicolons (as Excel writes where commas stand in numbers) or tabs (as it copies); quoted where they hold such signs or lines. Lines without anything are left out. */
export function readCsv(text: string): string[][] {
  const rows = cellsOf(text.replace(/^\uFEFF/, ''), separatorOf(text));
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** The sign that stands most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const times = (sign: string) => first.split(sign).length;
  return ['\t', ';', ','].reduce((best, sign) => (times(sign) > times(best) ? sign : best));
}

function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return rows;
}

/** A cell that begins as a formula would begins with an apostrophe, as in our Excel files (docs/behaviour.md 9.4). */
const guarded = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const written = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A table as text that Excel opens as UTF-8, with commas; nothing in it is taken for a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map((cell) => written(guarded(cell))).join(',')).join('\r\n')}\r\n`;

/** Hands a table to the browser as such a file. */
export const downloadCsv = (rows: readonly (readonly string[])[], fileName: string): void =>
  downloadBlob(new Blob([writeCsv(rows)], { type: 'text/csv' }), fileName);
