import { AppError } from '#contract/errors.ts';
import { tableFileTexts as texts } from '#web/console/words/imports.ts';
import { readCsv } from './csv.ts';

/** A file of a thousand rows has some 200 KB. */
const MOST_BYTES = 5_000_000;
/** What a workbook may come to when it is unpacked: a small file can be made that unpacks to gigabytes. */
const MOST_UNPACKED = 60_000_000;

/** The cells of a CSV file or of the first sheet of an Excel workbook, as words: dates as dd/mm/yyyy, formulas as what they came to. Throws INVALID_INPUT in words for people. */
export async function readTableFile(file: Blob): Promise<string[][]> {
  if (file.size > MOST_BYTES) throw new AppError('INVALID_INPUT', texts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new AppError('INVALID_INPUT', texts.oldExcel);
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? readWorkbook(file, bytes) : readCsv(textOf(bytes));
}

/** UTF-8, UTF-16 as Excel writes its "Unicode text", else what old Windows programs write. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, and every text is one of these.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readWorkbook(file: Blob, bytes: Uint8Array): Promise<string[][]> {
  if (unpackedSize(bytes) > MOST_UNPACKED) throw new AppError('INVALID_INPUT', texts.tooLarge);
  const { default: read } = await import('read-excel-file/universal');
  try {
    const [sheet] = await read(file);
    const rows = (sheet?.data ?? []).map((cells) => cells.map(wordsOf));
    return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  } catch (cause) {
    throw Object.assign(new AppError('INVALID_INPUT', texts.notRead), { cause });
  }
}

/** As the directory at the end of the archive says: four bytes at the 24th of each entry. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (let at = 0; at + 46 <= bytes.length; at += 1)
    if (bytes[at] === 0x50 && view.getUint32(at, true) === 0x02014b50) size += view.getUint32(at + 24, true);
  return size;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Excel's dates have no zone; they are read as UTC. */
function wordsOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? texts.yes : texts.no;
  if (!(cell instanceof Date)) return String(cell);
  const [hours, minutes] = [cell.getUTCHours(), cell.getUTCMinutes()];
  const day = `${two(cell.getUTCDate())}/${two(cell.getUTCMonth() + 1)}/${cell.getUTCFullYear()}`;
  // A time without a day lies in Excel's first days.
  if (cell.getUTCFullYear() < 1901) return `${two(hours)}:${two(minutes)}`;
  return hours + minutes > 0 ? `${day} ${two(hours)}:${two(minutes)}` : day;
}
