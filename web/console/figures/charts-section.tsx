import type { Breakdown, Figures, KnownRange, TradeFigures } from '#contract/figures/model.ts';
import { formatShortDay, WEEKDAYS } from '#contract/kernel/dates/dates.ts';
import { formatCount, formatRupees, shortCount, shortRupees } from '#contract/kernel/money.ts';
import { Chart } from '#web/console/kit/charts/chart.tsx';
import type { ChartData, Series } from '#web/console/kit/charts/chart-data.ts';
import { HeatMap } from '#web/console/kit/charts/heat-map.tsx';
import { lengthOf } from './range.ts';
import { spanOf, figureTexts as texts } from './words.ts';

const MONEY = { show: formatRupees, short: shortRupees, unit: 100 };
const COUNT = { show: formatCount, short: shortCount };

type Shown = Pick<ChartData, 'show' | 'short' | 'unit'>;

export function DayCharts({ figures, of }: { figures: Figures; of: TradeFigures }) {
  const { trade, money, bookings, noShows, waitMedian, waitNine } = of;
  return (
    <>
      {money && <DayChart what={texts.money[trade]} figures={figures} figure={money} {...MONEY} />}
      <DayChart what={texts.bookings[trade]} figures={figures} figure={bookings} {...COUNT} />
      {noShows && <DayChart what={texts.noShows[trade] ?? ''} figures={figures} figure={noShows} {...COUNT} />}
      {waitMedian && waitNine && <WaitChart figures={figures} median={waitMedian} nine={waitNine} />}
    </>
  );
}

/** A week or more is compared with the days before; a shorter range is shown as the end of thirty days. */
const isLong = ({ from, to }: Figures): boolean => lengthOf(from, to) >= 7;

const shownDays = <T,>(figures: Figures, days: readonly T[]): readonly T[] =>
  isLong(figures) ? days.slice(-lengthOf(figures.from, figures.to)) : days;

function DayChart({
  what,
  figures,
  figure,
  show,
  ...axis
}: { what: string; figures: Figures; figure: KnownRange } & Shown) {
  const labels = shownDays(figures, figures.days).map(formatShortDay);
  const values = shownDays(figures, figure.days);
  return (
    <Chart
      as="lines"
      title={texts.byDay(what)}
      summary={mostOf(values, labels, show)}
      head={texts.day}
      labels={labels}
      series={[{ name: nameOfNow(figures), values }, ...before(figures, figure, values.length)]}
      show={show}
      {...axis}
    />
  );
}

const nameOfNow = ({ from, to, days }: Figures): string =>
  spanOf(isLong({ from, to } as Figures) ? from : (days[0] ?? from), to);

/** Compared days, aligned with the days of the range. */
function before(figures: Figures, { daysBefore }: KnownRange, length: number): Series[] {
  if (!isLong(figures)) return [];
  const values = Array.from({ length }, (_, at) => daysBefore[at] ?? null);
  return [{ name: spanOf(figures.comparedFrom, figures.comparedTo), values, look: 'compared' }];
}

function mostOf(values: readonly (number | null)[], labels: readonly string[], show: (value: number) => string) {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  return most > 0 ? texts.most(show(most), labels[values.indexOf(most)] ?? '') : texts.nothing;
}

function WaitChart({ figures, median, nine }: { figures: Figures; median: KnownRange; nine: KnownRange }) {
  return (
    <Chart
      as="lines"
      title={texts.waits}
      summary={texts.waitsSummary}
      head={texts.day}
      labels={shownDays(figures, figures.days).map(formatShortDay)}
      series={[
        { name: texts.waitMedianLine, values: shownDays(figures, median.days) },
        { name: texts.waitNineLine, values: shownDays(figures, nine.days), look: 'second' },
      ]}
      show={texts.minutes}
      short={texts.minutes}
    />
  );
}

function hoursShown(hours: Breakdown['hours']): readonly number[] {
  const found = hours.map(({ hour }) => hour);
  const first = Math.min(...found);
  return Array.from({ length: Math.max(...found) - first + 1 }, (_, at) => first + at);
}

/** Weeks begin on Monday. Nothing unless the range has every weekday. */
export function WeekMap({ hours, figures }: Pick<Breakdown, 'hours'> & { figures: Figures }) {
  if (hours.length === 0 || !isLong(figures)) return null;
  const shown = hoursShown(hours);
  const counts = new Map(hours.map(({ weekday, hour, bookings }) => [`${weekday} ${hour}`, bookings]));
  const rows = WEEKDAYS.map((day, weekday) => ({
    id: texts.weekdays.names[day],
    values: shown.map((hour) => counts.get(`${weekday} ${hour}`) ?? 0),
  }));
  return (
    <HeatMap
      title={texts.weekdays.title}
      summary={texts.weekdays.summary}
      rows={[...rows.slice(1), ...rows.slice(0, 1)]}
      columns={shown.map(texts.hour)}
      most={Math.max(...counts.values())}
    />
  );
}

export function HourChart({ hours }: Pick<Breakdown, 'hours'>) {
  if (hours.length === 0) return null;
  const byHour = Map.groupBy(hours, ({ hour }) => hour);
  const shown = hoursShown(hours);
  const values = shown.map((hour) => (byHour.get(hour) ?? []).reduce((sum, { bookings }) => sum + bookings, 0));
  const most = Math.max(...values);
  const labels = shown.map(texts.hour);
  return (
    <Chart
      as="bars"
      title={texts.hours.byHour}
      summary={texts.hours.most(formatCount(most), labels[values.indexOf(most)] ?? '')}
      head={texts.hours.head}
      labels={labels}
      series={[{ name: texts.hours.head, values }]}
      {...COUNT}
    />
  );
}

export function WaitSpread({ waits, figures }: Pick<Breakdown, 'waits'> & { figures: Figures }) {
  if (waits.length === 0) return null;
  const values = waits.map(({ tokens }) => tokens);
  const total = values.reduce((sum, tokens) => sum + tokens, 0);
  return (
    <Chart
      as="bars"
      title={texts.spread}
      summary={total > 0 ? texts.inAll(formatCount(total)) : texts.nothing}
      head={texts.spreadHead}
      labels={waits.map(({ from, to }) => texts.spreadOf(from, to))}
      series={[
        { name: spanOf(figures.from, figures.to), values },
        {
          name: spanOf(figures.comparedFrom, figures.comparedTo),
          values: waits.map(({ tokensBefore }) => tokensBefore),
          look: 'compared',
        },
      ]}
      {...COUNT}
    />
  );
}
