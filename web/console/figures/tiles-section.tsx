import type { Figures, TradeFigures } from '#contract/figures/model.ts';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { formatCount, formatRupees } from '#contract/kernel/money.ts';
import { reachableScreen } from '#web/console/frame/menu.ts';
import { FigureStrip } from '#web/console/kit/charts/figure-strip.tsx';
import { Part, type Tile, Tiles } from '#web/console/kit/charts/tiles.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { SparkLine } from './spark-line-section.tsx';
import { spanOf, figureTexts as texts } from './words.ts';
import '#web/console/kit/styles/tiles.css';
import { chartTexts } from '#web/console/kit/charts/charts-words.ts';
import './figures.css';

type Name = Exclude<keyof TradeFigures, 'trade'>;

interface Sort {
  name: Name;
  label: (trade: TradeFigures['trade']) => string | undefined;
  show: (value: number) => string;
  better?: 'more' | 'less';
}

const SORTS: readonly Sort[] = [
  { name: 'money', label: (trade) => texts.money[trade], show: formatRupees, better: 'more' },
  { name: 'bookings', label: (trade) => texts.bookings[trade], show: formatCount, better: 'more' },
  { name: 'expected', label: () => texts.expected, show: formatCount, better: 'more' },
  { name: 'admitted', label: () => texts.admitted, show: formatCount, better: 'more' },
  { name: 'served', label: () => texts.served, show: formatCount, better: 'more' },
  { name: 'noShows', label: (trade) => texts.noShows[trade], show: formatCount, better: 'less' },
  { name: 'waitMedian', label: () => texts.waitMedian, show: texts.minutes, better: 'less' },
  { name: 'waitNine', label: () => texts.waitNine, show: texts.minutes, better: 'less' },
  { name: 'refunds', label: () => texts.refunds, show: formatCount, better: 'less' },
];

interface TilesProps {
  figures: Figures;
  of: TradeFigures;
  open: ReadonlySet<string>;
}

export const FigureTiles = ({ figures, of, open }: TilesProps) => (
  <Tiles tiles={SORTS.flatMap((sort) => tileOf(sort, of, linkOf(sort.name, of.trade, figures, open)))} />
);

const { sums } = texts;

/** Sales less coupons and refunds; the sums add up. Nothing where nothing was taken off: Money says the same. */
export function MoneySums({ of: { gross, coupons, refunded, money } }: Pick<TilesProps, 'of'>) {
  if (!gross?.now || !coupons || !refunded || !money) return null;
  const taken = [
    { name: sums.coupons, paise: coupons.now },
    { name: sums.refunded, paise: refunded.now },
  ].filter(({ paise }) => paise > 0);
  if (taken.length === 0) return null;
  return (
    <Part title={sums.title}>
      <FigureStrip
        figures={[
          { name: sums.gross, value: formatRupees(gross.now) },
          ...taken.map(({ name, paise }) => ({ name, value: sums.less(formatRupees(paise)) })),
          { name: sums.money, value: formatRupees(money.now) },
        ]}
      />
    </Part>
  );
}

function tileOf({ name, label, show, better }: Sort, of: TradeFigures, to: string | undefined): Tile[] {
  const figure = of[name];
  if (!figure || (figure.now === null && figure.before === null)) return [];
  return [
    {
      label: label(of.trade) ?? '',
      value: figure.now === null ? '–' : show(figure.now),
      note: <Change figure={figure} show={show} better={better} />,
      line: <SparkLine values={figure.days} />,
      to,
    },
  ];
}

/** The report that counts the same over the same days, if the viewer may open it. */
function linkOf(name: Name, trade: TradeFigures['trade'], { from, to }: Figures, open: ReadonlySet<string>) {
  const [screen = '', more = {}, days = ['from', 'to']] = REPORTS[trade][name] ?? [];
  const list = reachableScreen(open, screen);
  return list && `${list}?${new URLSearchParams({ [days[0]]: from, [days[1]]: to, ...more })}`;
}

/** Screen, further filters, and its names for the range's parameters. */
type Report = readonly [screen: string, more?: Record<string, string>, days?: readonly [string, string]];

const visits = (more: Record<string, string>): Report => [
  consolePaths.search,
  { status: 'paid', ...more },
  ['visitFrom', 'visitTo'],
];

const REPORTS: Record<TradeFigures['trade'], Partial<Record<Name, Report>>> = {
  tickets: {
    money: [consolePaths.ticketReport],
    bookings: [consolePaths.bookingReport],
    expected: visits({}),
    admitted: visits({ scanned: 'yes' }),
    noShows: visits({ scanned: 'no' }),
    refunds: [consolePaths.payments, { state: 'refunded' }],
  },
  tokens: {
    money: [consolePaths.doctorReport, { mode: 'online' }],
    bookings: [consolePaths.doctorReport],
    served: [consolePaths.doctorReport, { state: 'complete' }],
    noShows: [consolePaths.doctorReport, { state: 'noshow' }],
    waitMedian: [consolePaths.doctorReport, { state: 'complete' }],
    waitNine: [consolePaths.doctorReport, { state: 'complete' }],
    refunds: [consolePaths.payments, { state: 'refunded' }],
  },
  visits: { bookings: [consolePaths.exhibitionReport] },
  enrolments: {
    money: [consolePaths.enrolments, { status: 'paid' }],
    bookings: [consolePaths.enrolments, { status: 'paid' }],
    refunds: [consolePaths.payments, { state: 'refunded' }],
  },
};

export function comparedWords({ from, to, comparedFrom, comparedTo, untilNow, at }: Figures): string {
  const spans = [spanOf(from, to), spanOf(comparedFrom, comparedTo)] as const;
  return untilNow ? texts.comparedUntilNow(...spans, formatTime(at)) : texts.compared(...spans);
}

interface ChangeProps {
  figure: { now: number | null; before: number | null };
  show: (value: number) => string;
  /** Which direction is good news; undefined for neither. */
  better: 'more' | 'less' | undefined;
}

export function Change({ figure: { now, before }, show, better }: ChangeProps) {
  if (now === null || before === null) return null;
  const change = changeOf(now, before);
  const isSame = change === chartTexts.change.same;
  const [arrow, way] = now > before ? ['▲', 'more'] : ['▼', 'less'];
  const news = isSame || !better ? '' : way === better ? 'good' : 'poor';
  return (
    <>
      <span className={`change ${news}`}>
        {!isSame && <i aria-hidden="true">{arrow}</i>} {change}
      </span>{' '}
      {before > 0 && <span>{chartTexts.change.before(show(before))}</span>}
    </>
  );
}

function changeOf(now: number, before: number): string {
  const { same, none, more, less, times } = chartTexts.change;
  if (before === 0) return now === 0 ? same : none;
  const percent = Math.round((100 * Math.abs(now - before)) / before);
  if (now >= 3 * before) return times(Math.round(now / before));
  if (percent === 0) return same;
  return now > before ? more(percent) : less(percent);
}
