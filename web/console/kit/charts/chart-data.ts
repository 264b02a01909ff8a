/** One line or one row of bars. */
export interface Series {
  name: string;
  /** Values are as many as there are points, none below zero; null where nothing was measured. */
  values: readonly (number | null)[];
  /**
   * Sets it apart from the first, never by colour alone: a compared one is dashed, a second measure thin and double-dotted.
   */
  look?: 'compared' | 'second';
}

/** A chart draws this, and tells it so. */
export interface ChartData {
  title: string;
  /** The chart says this in one sentence. */
  summary: string;
  /** The head names what a point is: "Day". */
  head: string;
  /** Each point in words, "Sat, 2 Jan"; no two are alike. */
  labels: readonly string[];
  series: readonly Series[];
  /** A value as people read it, "₹1,25,430". */
  show: (value: number) => string;
  /** The same at the axis, where there is little room, "₹1.3 L". */
  short?: (value: number) => string;
  /** The smallest step of the axis: 1 for counts, 100 for money in paise. */
  unit?: number;
  /** This many words fit below the axis on a wide screen; a narrow one has half of them. */
  room?: number;
}

/** A point as it is read aloud: "Sat, 2 Jan: ₹1,250. 30 days before: ₹980." One line alone needs no name. */
export function wordsOf({ labels, series, show }: Pick<ChartData, 'labels' | 'series' | 'show'>, at: number): string {
  const [only, ...others] = series;
  const told = (values: Series['values']) => tell(values[at], show);
  if (others.length === 0) return `${labels[at]}: ${told(only?.values ?? [])}`;
  return `${labels[at]}. ${series.map(({ name, values }) => `${name}: ${told(values)}`).join('. ')}`;
}

/** A value in words; a dash where nothing was measured. */
export const tell = (value: number | null | undefined, show: (value: number) => string): string =>
  value == null ? '–' : show(value);

/** The largest value of all lines; 0 where there is none. */
export const mostOf = (series: readonly Series[]): number =>
  Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
