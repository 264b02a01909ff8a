export interface Series {
  name: string;
  /** One value per point, none below zero; null where nothing was measured. */
  values: readonly (number | null)[];
  /** Never by colour alone: compared is dashed, a second measure dotted. */
  look?: 'compared' | 'second';
}

export interface ChartData {
  title: string;
  summary: string;
  head: string;
  /** One unique label per point, "Sat, 2 Jan". */
  labels: readonly string[];
  series: readonly Series[];
  show: (value: number) => string;
  short?: (value: number) => string;
  /** Smallest step of the axis: 1 for counts, 100 for money in paise. */
  unit?: number;
}

export const tell = (value: number | null | undefined, show: (value: number) => string): string =>
  value == null ? '–' : show(value);
