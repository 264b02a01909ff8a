import type { Dashboard, TicketDay } from '#contract/dashboard/model.ts';
import { formatDay, formatShortDay } from '#contract/dates.ts';
import { formatRupees, shortRupees } from '#contract/money.ts';
import { FigureTable } from '#web/console/ui/figure-table.tsx';
import { LineChart } from '#web/console/ui/line-chart.tsx';
import { count, Part, type Tile, Tiles } from '#web/console/ui/tiles.tsx';
import { dashboardTexts as texts } from '#web/console/words/dashboard.ts';

/** Park tickets: today's figures, a fortnight of days, and the parks that took the most. */
export const TicketsSection = ({ tickets, comparedWith }: Pick<Dashboard, 'comparedWith'> & { tickets: TicketDay }) => (
  <Part title={texts.tickets}>
    <Tiles tiles={figuresOf(tickets, formatDay(comparedWith).slice(0, 3))} />
    <div className="charts">
      <DaysChart title={texts.bookingsByDay} head={texts.bookings} days={tickets.days} of="bookings" show={count} />
      <DaysChart title={texts.moneyByDay} head={texts.money} days={tickets.days} of="money" show={formatRupees} />
    </div>
    <FigureTable
      title={texts.parks}
      head={texts.park}
      nameOf={({ name }) => name}
      figures={FIGURES}
      rows={tickets.parks}
    />
  </Part>
);

function figuresOf(
  { bookings, money, expected, admitted, holds, refunds, refunded }: TicketDay,
  weekday: string,
): Tile[] {
  return [
    { label: texts.bookings, value: count(bookings.now), note: texts.byThisTime(weekday, count(bookings.before)) },
    { label: texts.money, value: formatRupees(money.now), note: texts.byThisTime(weekday, formatRupees(money.before)) },
    { label: texts.expected, value: count(expected.now), note: texts.lastWeek(weekday, count(expected.before)) },
    { label: texts.admitted, value: count(admitted.now), note: texts.byThisTime(weekday, count(admitted.before)) },
    { label: texts.holds, value: count(holds), note: texts.holdsNote },
    {
      label: texts.refunds,
      value: count(refunds),
      note: refunds > 0 ? texts.refunded(formatRupees(refunded)) : texts.noRefunds,
    },
  ];
}

interface DaysChartProps {
  title: string;
  head: string;
  days: TicketDay['days'];
  of: 'bookings' | 'money';
  show: (value: number) => string;
}

function DaysChart({ title, head, days, of, show }: DaysChartProps) {
  const values = days.map((one) => one[of]);
  const most = Math.max(...values);
  const best = formatDay(days[values.indexOf(most)]?.day ?? '');
  return (
    <LineChart
      title={title}
      summary={most > 0 ? texts.most(show(most), best) : texts.noSales}
      head={texts.day}
      labels={days.map(({ day }) => formatShortDay(day))}
      series={[{ name: head, values }]}
      show={show}
      {...(of === 'money' && { short: shortRupees, unit: 100 })}
    />
  );
}

type Park = TicketDay['parks'][number];

const FIGURES: readonly { head: string; of: (park: Park) => string }[] = [
  { head: texts.bookings, of: ({ bookings }) => count(bookings) },
  { head: texts.money, of: ({ money }) => formatRupees(money) },
  { head: texts.expected, of: ({ expected }) => count(expected) },
  { head: texts.admitted, of: ({ admitted }) => count(admitted) },
];
