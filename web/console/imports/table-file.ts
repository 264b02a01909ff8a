import { AppError } from '#contract/kernel/errors.ts';
import { readCsv } from './csv.ts';
import { tableFileTexts as texts } from './words.ts';

const MOST_BYTES = 5_000_000;
/** Limit of the unpacked size, against zip bombs. */
const MOST_UNPACKED = 60_000_000;

export interface TableFile {
  rows: string[][];
  /** Set if the text encoding was guessed. */
  note?: string;
}

/** The first visible sheet, or CSV; dates as dd/mm/yyyy. Throws INVALID_INPUT with a message for users. */
export async function readTableFile(file: Blob): Promise<TableFile> {
  if (file.size > MOST_BYTES) throw new AppError('INVALID_INPUT', texts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new AppError('INVALID_INPUT', isEncrypted(bytes) ? texts.locked : texts.oldExcel);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { rows: await readWorkbook(file, bytes) };
  const { text, note } = decoded(bytes);
  return { rows: readCsv(text), ...(note && { note }) };
}

const ENCRYPTED = [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('');
const isEncrypted = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes).includes(ENCRYPTED);

/** UTF-8; UTF-16 ("Unicode text" of Excel), also without a BOM; else Windows-1252. */
function decoded(bytes: Uint8Array): { text: string; note?: string } {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    // Every byte sequence is valid Windows-1252.
    return { text: new TextDecoder('windows-1252').decode(bytes), note: texts.windowsText };
  }
}

/** Detects UTF-16 by its BOM, or because Latin letters and separators leave one byte of each unit empty. */
function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth) ? 'utf-16be' : null;
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

/** In a worker: ten thousand rows take a second. */
function rowsElsewhere(file: Blob): Promise<string[][]> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string[][]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ rows?: string[][]; problem?: string }>) =>
      data.rows ? resolve(data.rows) : reject(new Error(data.problem));
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

/** Sum of the uncompressed sizes in the ZIP central directory (at offset 24 of each entry). */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (let at = 0; at + 46 <= bytes.length; at += 1)
    if (bytes[at] === 0x50 && view.getUint32(at, true) === 0x02014b50) size += view.getUint32(at + 24, true);
  return size;
}
