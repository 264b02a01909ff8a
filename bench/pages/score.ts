/** Milliseconds, except the shift. */
export interface Paints {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Lighthouse 10 to 13, mobile: the values worth 0.9 and 0.5 of a mark, and the weight in per cent. */
const CURVES = {
  fcp: { p10: 1800, median: 3000, weight: 10 },
  speedIndex: { p10: 3387, median: 5800, weight: 10 },
  lcp: { p10: 2500, median: 4000, weight: 25 },
  tbt: { p10: 200, median: 600, weight: 30 },
  cls: { p10: 0.1, median: 0.25, weight: 25 },
};

/** The complementary error function within 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return x < 0 ? 2 - tail : tail;
}

/** A log-normal curve through 0.9 at p10 and 0.5 at the median. */
function markOf(value: number, { p10, median }: { p10: number; median: number }): number {
  if (value <= 0) return 1;
  const location = Math.log(median);
  const shape = Math.abs(Math.log(p10) - location) / (Math.SQRT2 * 0.9061938024368232);
  return erfc((Math.log(value) - location) / (Math.SQRT2 * shape)) / 2;
}

/** Score of 100 by Lighthouse's published curves; the largest paint replaces the speed index. */
export function scoreOf({ lcp, ...rest }: Paints): number {
  const values = { ...rest, lcp, speedIndex: lcp };
  const marks = Object.entries(CURVES).map(
    ([name, curve]) => curve.weight * markOf(values[name as keyof typeof values], curve),
  );
  return marks.reduce((sum, mark) => sum + mark, 0);
}
