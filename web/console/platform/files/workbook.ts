import read from 'read-excel-file/universal';
import { tableFileTexts as texts } from '#web/console/kit/import/imports-words.ts';

/** The rows of the first sheet as words, without those that say nothing. */
export async function rowsOf(file: Blob): Promise<string[][]> {
  const [sheet] = await read(file);
  const rows = (sheet?.data ?? []).map((cells) => cells.map(wordsOf));
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
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
