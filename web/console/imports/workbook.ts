import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import read from 'read-excel-file/universal';
import { tableFileTexts as texts } from './words.ts';

/** Rows of the first visible sheet as text; row 1 of the sheet is first, and empty rows are kept. */
export async function rowsOf(file: Blob): Promise<string[][]> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const hidden = hiddenSheets(partOf(parts, 'xl/workbook.xml'));
  const sheets = await read(withWords(parts));
  const sheet = sheets.find(({ sheet: name }) => !hidden.has(name)) ?? sheets[0];
  return (sheet?.data ?? []).map((cells) => cells.map(wordsOf));
}

type Parts = Record<string, Uint8Array>;

const partOf = (parts: Parts, name: string): string => (parts[name] ? strFromU8(parts[name]) : '');
const attributeOf = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => ENTITIES[name] ?? '');

const hiddenSheets = (workbook: string): ReadonlySet<string> =>
  new Set(
    [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)]
      .filter(([tag]) => /hidden/i.test(attributeOf(tag, 'state')))
      .map(([tag]) => unescaped(attributeOf(tag, 'name'))),
  );

/** Keeps what read-excel-file would drop: formula errors ("#N/A") and the sign of percentages ("10%"). */
function withWords(parts: Parts): ArrayBuffer {
  const percentStyles = percentStylesOf(partOf(parts, 'xl/styles.xml'));
  const sheets = Object.keys(parts).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  const worded = sheets.map((name) => [name, strToU8(cellsInWords(partOf(parts, name), percentStyles))] as const);
  return zipSync({ ...parts, ...Object.fromEntries(worded) }, { level: 0 }).buffer as ArrayBuffer;
}

const cellsInWords = (sheet: string, percentStyles: ReadonlySet<string>): string =>
  sheet
    .replace(/(<(?:\w+:)?c\s[^>]*?)\st="e"/g, '$1 t="str"')
    .replace(
      /<((?:\w+:)?)c(\s[^>]*?)>((?:(?!<\/(?:\w+:)?c>).)*?)<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>/gs,
      (cell, prefix: string, attributes: string, before: string, value: string) => {
        const isPercent = percentStyles.has(attributeOf(attributes, 's')) && !/\st="(?!n")/.test(attributes);
        if (!isPercent || attributes.endsWith('/') || !Number.isFinite(Number(value))) return cell;
        const typed = `${attributes.replace(/\st="n"/, '')} t="str"`;
        return `<${prefix}c${typed}>${before}<${prefix}v>${Number((Number(value) * 100).toPrecision(12))}%</${prefix}v>`;
      },
    );

/** Style indexes with a percent format: the built-in 9 and 10, and custom formats with %. */
function percentStylesOf(styles: string): ReadonlySet<string> {
  const own = [...styles.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g)]
    .filter(([tag]) =>
      attributeOf(tag, 'formatCode')
        .replace(/&quot;.*?&quot;|\\./g, '')
        .includes('%'),
    )
    .map(([tag]) => attributeOf(tag, 'numFmtId'));
  const formats = new Set(['9', '10', ...own]);
  const [cellFormats = ''] = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(styles) ?? [];
  const uses = [...cellFormats.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)].map(([tag]) => attributeOf(tag, 'numFmtId'));
  return new Set(uses.flatMap((format, at) => (formats.has(format) ? [String(at)] : [])));
}

const MINUTE_MS = 60_000;
const two = (number: number): string => String(number).padStart(2, '0');

/** Excel dates have no zone: read as UTC. Rounded to the minute, because times are fractions of a day. */
function wordsOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? texts.yes : texts.no;
  // Excel shows 15 digits at most.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (!(cell instanceof Date)) return String(cell);
  const shown = new Date(Math.round(cell.getTime() / MINUTE_MS) * MINUTE_MS);
  const [hours, minutes] = [shown.getUTCHours(), shown.getUTCMinutes()];
  const day = `${two(shown.getUTCDate())}/${two(shown.getUTCMonth() + 1)}/${shown.getUTCFullYear()}`;
  // A time without a day lies in Excel's first days.
  if (shown.getUTCFullYear() < 1901) return `${two(hours)}:${two(minutes)}`;
  return hours + minutes > 0 ? `${day} ${two(hours)}:${two(minutes)}` : day;
}
