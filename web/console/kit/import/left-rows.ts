import { downloadCsv } from '#web/console/platform/csv.ts';
import { fileNameOf } from '#web/console/platform/download.ts';
import type { Checked, Importable } from './importable.ts';
import { importTexts as texts } from './imports-words.ts';

/** The rows that were not added, with what is wrong, to be mended in Excel and imported again. */
export function downloadLeft({ fields, many }: Importable, checked: readonly Checked[]): void {
  const left = checked.filter(({ standing }) => standing !== 'added');
  const rows = [
    [...fields.map(({ heading }) => heading), texts.reason],
    ...left.map(({ row, problems }) => [
      ...fields.map(({ name }) => row.cells[name] ?? ''),
      Object.values(problems).join('; '),
    ]),
  ];
  downloadCsv(rows, `${fileNameOf(many)}-not-added.csv`);
}
