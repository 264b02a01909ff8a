import { downloadBlob } from './download.ts';
import { plainText } from './spreadsheet.ts';

/** Excel's own way to say in a first line, which is no row, by which sign cells are separated. */
const SAID_SEPARATOR = /^sep=(.)\r?[\n\r]/i;

/**
 * The cells of a text table, row by row as a spreadsheet counts them: with commas, semicolons (as Excel writes where commas
 * stand in numbers) or tabs (as it copies), or with what `sep=` says; quoted where they hold such signs or lines.
 */
export function readCsv(text: string): string[][] {
  const [said = '', separator] = SAID_SEPARATOR.exec(text.replace(/^\uFEFF/, '')) ?? [];
  const table = text.replace(/^\uFEFF/, '').slice(said.length);
  return cellsOf(table.replace(/\r\n?/g, '\n'), separator ?? separatorOf(table));
}

/** Lines at the head of a file that say how its cells are separated: a title above the headings may say nothing. */
const TELLING_LINES = 20;

/** The sign that stands in the most of the first lines, outside of quotes; of equals the one that stands there more often. */
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
  // The end of the last line begins no further one.
  if (rows.at(-1)?.join('') === '' && rows.at(-1)?.length === 1) rows.pop();
  return rows;
}

const written = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A table as text that Excel opens as UTF-8, with commas; nothing in it is taken for a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map((cell) => written(plainText(cell))).join(',')).join('\r\n')}\r\n`;

/** Hands a table to the browser as such a file. */
export const downloadCsv = (rows: readonly (readonly string[])[], fileName: string): void =>
  downloadBlob(new Blob([writeCsv(rows)], { type: 'text/csv' }), fileName);
