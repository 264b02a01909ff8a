export interface Series {
  name: string;
  /** One value per point, none below zero; null where nothing was measured. */
  values: readonly (number | null)[];
  /** Never by colour alone: compared is dashed, a second measure thin and double-dotted. */
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
  room?: number;
}

/** A point for screen readers: "Sat, 2 Jan: ₹1,250. 30 days before: ₹980." A single series is not named. */
export function wordsOf({ labels, series, show }: Pick<ChartData, 'labels' | 'series' | 'show'>, at: number): string {
  const [only, ...others] = series;
  const told = (values: Series['values']) => tell(values[at], show);
  if (others.length === 0) return `${labels[at]}: ${told(only?.values ?? [])}`;
  return `${labels[at]}. ${series.map(({ name, values }) => `${name}: ${told(values)}`).join('. ')}`;
}

export const tell = (value: number | null | undefined, show: (value: number) => string): string =>
  value == null ? '–' : show(value);

export const mostOf = (series: readonly Series[]): number =>
  Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
