/**
 * Rows of whole numbers as bytes, under keys of eight base32 characters. 100,000 rows take a megabyte and are searched
 * in place, without an object per row. Layout: number of columns, width of each in bytes, then column by column,
 * little-endian; the key makes the first two columns. Rows are sorted by key.
 */
export type PackedRow = readonly [key: string, ...numbers: readonly number[]];

const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const KEY_LENGTH = 8;
const LOW = 256;

type Width = 1 | 2 | 4;
const READ = { 1: 'getUint8', 2: 'getUint16', 4: 'getUint32' } as const;
const WRITE = { 1: 'setUint8', 2: 'setUint16', 4: 'setUint32' } as const;

/** A key as a number below 2^40; null: not a key. */
function numberOf(key: string): number | null {
  let number = 0;
  for (const sign of key) {
    const value = SIGNS.indexOf(sign);
    if (value < 0) return null;
    number = 32 * number + value;
  }
  return key.length === KEY_LENGTH ? number : null;
}

const widthOf = (column: readonly number[]): Width => {
  const most = column.reduce((one, other) => Math.max(one, other), 0);
  return most < 2 ** 8 ? 1 : most < 2 ** 16 ? 2 : 4;
};

/** Numbers must be 0 to 2^32 - 1. The last of several rows with one key counts; invalid keys are left out. */
export function packRows(rows: readonly PackedRow[]): Uint8Array<ArrayBuffer> {
  const byKey = new Map(rows.flatMap(([key, ...numbers]) => [[numberOf(key), numbers]] as const));
  byKey.delete(null);
  const sorted = ([...byKey] as [number, number[]][]).sort(([one], [other]) => one - other);
  const numbers = Array.from(rows[0]?.slice(1) ?? [], (_, at) => sorted.map(([, row]) => row[at] ?? 0));
  const columns = [sorted.map(([key]) => Math.floor(key / LOW)), sorted.map(([key]) => key % LOW), ...numbers];
  const widths = columns.map(widthOf);
  const head = [columns.length, ...widths];
  const bytes = new Uint8Array(head.length + sorted.length * sum(widths));
  bytes.set(head);
  const view = new DataView(bytes.buffer);
  let at = head.length;
  for (const [n, column] of columns.entries()) {
    const width = widths[n] as Width;
    for (const value of column) {
      view[WRITE[width]](at, value, true);
      at += width;
    }
  }
  return bytes;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

export type FindPacked = (key: string) => number[] | undefined;

export function readRows(bytes: Uint8Array): FindPacked {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count = 0] = bytes;
  const widths = [...bytes.subarray(1, 1 + count)] as Width[];
  const rows = Math.floor((bytes.length - 1 - count) / Math.max(1, sum(widths)));
  const begins = widths.map((_, column) => 1 + count + rows * sum(widths.slice(0, column)));
  const at = (column: number, row: number): number => {
    const width = widths[column] as Width;
    return view[READ[width]]((begins[column] ?? 0) + row * width, true);
  };
  return (key) => {
    const wanted = numberOf(key);
    let [from, to] = [0, rows];
    while (wanted !== null && from < to) {
      const row = (from + to) >> 1;
      const found = LOW * at(0, row) + at(1, row);
      if (found === wanted) return widths.slice(2).map((_, column) => at(column + 2, row));
      if (found < wanted) from = row + 1;
      else to = row;
    }
    return undefined;
  };
}
