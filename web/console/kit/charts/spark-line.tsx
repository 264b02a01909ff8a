import { type Height, strokeOf, surfaceOf } from './line-path.ts';
import '#web/console/kit/styles/tiles.css';

/** The scale starts at zero, so that a small change looks small. */
export function SparkLine({ values }: { values: readonly (number | null)[] }) {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const height: Height = (value) => (90 * value) / most + 4;
  return (
    <svg className="spark" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="below" d={surfaceOf(values, height)} />
      <path className="line" d={strokeOf(values, height)} />
    </svg>
  );
}
