import type { CouponDay } from '#contract/coupons/model.ts';
import { addDays, formatDay, formatShortDay } from '#contract/kernel/dates/dates.ts';
import { formatRupees, shortRupees } from '#contract/kernel/money.ts';
import { Chart } from '#web/console/kit/charts/chart.tsx';
import { couponUsesTexts as texts } from './words.ts';

const SHOWN = 31;

/** The 31 days up to the last use, those without one too. */
export function DaysChart({ days }: { days: readonly CouponDay[] }) {
  const last = days[0]?.day ?? '';
  const shown = Array.from({ length: SHOWN }, (_, at) => addDays(last, at + 1 - SHOWN));
  const given = new Map(days.map((day) => [day.day, day.given]));
  return (
    <Chart
      as="bars"
      title={texts.chartTitle}
      summary={texts.span(formatDay(shown[0] ?? last), formatDay(last))}
      head={texts.day}
      labels={shown.map(formatShortDay)}
      series={[{ name: texts.given, values: shown.map((day) => given.get(day) ?? 0) }]}
      show={formatRupees}
      short={shortRupees}
      unit={100}
    />
  );
}
