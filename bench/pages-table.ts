/** One measured figure beside its target (docs/experience.md 7) and beside what others have published or were measured at. */
export interface Row {
  metric: string;
  value: number;
  unit: 'KB' | 'MB' | 'MB/s' | 's' | 'ms' | 'px' | '';
  /** Null where the table of targets has none. */
  target: { most?: number; least?: number } | null;
  anchor?: { who: string; value: number };
}

/** Null where there is no target. */
export function isMet({ value, target }: Row): boolean | null {
  if (!target) return null;
  const { most = Number.POSITIVE_INFINITY, least = 0 } = target;
  return value <= most && value >= least;
}

/** Ours as a share of the anchor's: 0.2 is a fifth of it. Null where there is none, or nothing to divide. */
export const ratioOf = ({ value, anchor }: Row): number | null => (anchor ? round(value / anchor.value, 2) : null);

const DECIMALS: Record<Row['unit'], number> = { KB: 1, MB: 1, 'MB/s': 1, s: 2, ms: 0, px: 0, '': 3 };

export const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

const shown = (value: number, unit: Row['unit']): string => `${round(value, DECIMALS[unit])} ${unit}`.trim();

function wanted({ target, unit }: Row): string {
  if (!target) return '';
  return target.most === undefined ? `≥ ${shown(target.least ?? 0, unit)}` : `≤ ${shown(target.most, unit)}`;
}

function verdict(row: Row): string {
  const met = isMet(row);
  if (met === null) return '';
  return met ? 'met' : 'NOT MET';
}

const compared = (row: Row): string => {
  if (!row.anchor) return '';
  return `${row.anchor.who} ${shown(row.anchor.value, row.unit)}, ratio ${ratioOf(row)}`;
};

/** The table as lines to print. */
export function tableOf(rows: readonly Row[]): string[] {
  const cells = rows.map((row) => [row.metric, shown(row.value, row.unit), wanted(row), verdict(row), compared(row)]);
  const lines = [['metric', 'value', 'target', '', 'compared with'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
