import { downloadBlob } from '#web/console/platform/files/download.ts';
import { plainText } from '#web/console/platform/files/spreadsheet.ts';

const SAID_SEPARATOR = /^sep=(.)\r?[\n\r]/i;

/** Rows as spreadsheets count them. Separator: comma, semicolon, tab (copied cells), or as `sep=` says. */
export function readCsv(text: string): string[][] {
  const [said = '', separator] = SAID_SEPARATOR.exec(text.replace(/^\uFEFF/, '')) ?? [];
  const table = text.replace(/^\uFEFF/, '').slice(said.length);
  return cellsOf(table.replace(/\r\n?/g, '\n'), separator ?? separatorOf(table));
}

/** Lines read to detect the separator, because a title above the headings has none. */
const TELLING_LINES = 20;

/** The separator found in most of the first lines, outside quotes; ties go to the more frequent one. */
function separatorOf(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/, TELLING_LINES)
    .map((line) => line.trim());
  const score = (sign: string) => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    return counts.length * 1_000 + (counts[0] ?? 0);
  };
  return ['\t', ';', ','].reduce((best, sign) => (score(sign) > score(best) ? sign : best));
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
    } else cell += sign;
  }
  endCell();
  if (rows.at(-1)?.join('') === '' && rows.at(-1)?.length === 1) rows.pop();
  return rows;
}

const written = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** CSV that Excel opens as UTF-8, with commas, guarded against formulas. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map((cell) => written(plainText(cell))).join(',')).join('\r\n')}\r\n`;

export const downloadCsv = (rows: readonly (readonly string[])[], fileName: string): void =>
  downloadBlob(new Blob([writeCsv(rows)], { type: 'text/csv' }), fileName);
