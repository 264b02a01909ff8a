import { AppError } from '#contract/kernel/errors.ts';
import { tableFileTexts as texts } from '#web/console/kit/import/imports-words.ts';
import { readCsv } from './csv.ts';

/** A file of a thousand rows has some 200 KB. */
const MOST_BYTES = 5_000_000;
/** A workbook may come to this when it is unpacked: a small file can be made that unpacks to gigabytes. */
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
  try {
    return typeof Worker === 'undefined'
      ? await (await import('./workbook.ts')).rowsOf(file)
      : await rowsElsewhere(file);
  } catch (cause) {
    throw Object.assign(new AppError('INVALID_INPUT', texts.notRead), { cause });
  }
}

/** Ten thousand rows take a second to read: off the main thread, so that the page goes on. */
function rowsElsewhere(file: Blob): Promise<string[][]> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string[][]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ rows?: string[][]; problem?: string }>) =>
      data.rows ? resolve(data.rows) : reject(new Error(data.problem));
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

/** The directory at the end of the archive says it: four bytes at the 24th of each entry. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (let at = 0; at + 46 <= bytes.length; at += 1)
    if (bytes[at] === 0x50 && view.getUint32(at, true) === 0x02014b50) size += view.getUint32(at + 24, true);
  return size;
}
