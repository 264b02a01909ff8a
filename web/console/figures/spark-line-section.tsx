/** The scale starts at zero, so that a small change looks small; a day without a figure breaks the line. */
export function SparkLine({ values }: { values: readonly (number | null)[] }) {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const height = (value: number) => Math.round(96 - (90 * value) / most);
  const step = (value: number | null, at: number) =>
    value === null ? '' : `${values[at - 1] == null ? `M${at} ${height(value)}h0` : `L${at} ${height(value)}`}`;
  return (
    <svg className="spark" viewBox={`0 0 ${values.length - 1} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={values.map(step).join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
