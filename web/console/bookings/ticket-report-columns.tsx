import type { BookingLine } from '#contract/bookings/model.ts';
import { CATEGORIES } from '#contract/fees/rules.ts';
import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { dayColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { type SummaryPart, summaryColumn } from '#web/console/kit/tables/summary-column.tsx';
import type { SheetCell } from '#web/console/platform/files/spreadsheet.ts';
import { ticketReportTexts as texts } from './words.ts';

export interface ReportGroup {
  createdAt: Day;
  parkName: string;
  organisationId: string;
  documents: { lines: BookingLine[]; total: Paise }[];
}

interface Sold {
  quantity: number;
  amount: Paise;
}

/** `day` null: the Total row. */
export interface ReportLine {
  id: string;
  day: Day | null;
  parkName: string;
  organisationId: string;
  sold: Record<string, Sold>;
  discount: Paise;
  total: Paise;
}

const add = (one: Sold | undefined, { quantity, amount }: Sold): Sold => ({
  quantity: (one?.quantity ?? 0) + quantity,
  amount: (one?.amount ?? 0) + amount,
});

/** One line per day and park. The discount is the sum of the tickets less what was paid. */
export function linesOf(groups: readonly ReportGroup[]): ReportLine[] {
  return groups.map(({ createdAt, parkName, organisationId, documents }, at) => {
    const sold: Record<string, Sold> = {};
    for (const line of documents.flatMap(({ lines }) => lines)) sold[line.category] = add(sold[line.category], line);
    const total = documents.reduce((sum, { total: amount }) => sum + amount, 0);
    const full = Object.values(sold).reduce((sum, { amount }) => sum + amount, 0);
    return { id: `${createdAt} ${at}`, day: createdAt, parkName, organisationId, sold, discount: full - total, total };
  });
}

export function totalOf(lines: readonly ReportLine[]): ReportLine {
  const total: ReportLine = {
    id: 'total',
    day: null,
    parkName: '',
    organisationId: '',
    sold: {},
    discount: 0,
    total: 0,
  };
  for (const line of lines) {
    for (const [category, sold] of Object.entries(line.sold)) total.sold[category] = add(total.sold[category], sold);
    total.discount += line.discount;
    total.total += line.total;
  }
  return total;
}

/** A column as data, so that screen and Excel show the same numbers. */
interface Figure {
  id: string;
  /** Set for figures that the compact view sums up in its Tickets column. */
  only?: 'full';
  header: string;
  of: (line: ReportLine) => SheetCell;
}

const soldIn = ({ sold }: ReportLine) => CATEGORIES.filter(({ key }) => sold[key]);

/** Above this number of kinds the compact view uses one column for all. */
const MOST_KINDS = 3;

export function figuresOf(total: ReportLine): Figure[] {
  const sold = soldIn(total);
  const only = sold.length > MOST_KINDS && { only: 'full' as const };
  const rupees = (paise: Paise | undefined): SheetCell => (paise === undefined ? null : { rupees: paise });
  return [
    ...sold.flatMap(({ key, label }): Figure[] => [
      { id: key, ...only, header: texts.quantityOf(label), of: (line) => line.sold[key]?.quantity ?? null },
      { id: `${key}Amount`, ...only, header: texts.amountOf(label), of: (line) => rupees(line.sold[key]?.amount) },
    ]),
    ...(total.discount > 0
      ? [{ id: 'discount', header: texts.discount, of: (line: ReportLine) => rupees(line.discount) }]
      : []),
    { id: 'total', header: texts.total, of: (line) => rupees(line.total) },
  ];
}

const numberOf = (cell: SheetCell): number | null =>
  typeof cell === 'number' ? cell : cell !== null && typeof cell === 'object' && 'rupees' in cell ? cell.rupees : null;

function wordsOf(cell: SheetCell): string {
  const number = numberOf(cell);
  if (number === null) return uiTexts.none;
  return typeof cell === 'number' ? number.toLocaleString('en-IN') : formatRupees(number);
}

const ticketsOf = (line: ReportLine): SummaryPart[] =>
  soldIn(line).map(({ key, label }) => {
    const { quantity, amount } = line.sold[key] as Sold;
    return [label, texts.soldFor(quantity.toLocaleString('en-IN'), formatRupees(amount))];
  });

const ticketsColumn = summaryColumn<ReportLine>({
  id: 'tickets',
  header: texts.tickets,
  partsOf: ticketsOf,
  nameOf: ({ day, parkName }) => (day === null ? texts.total : `${parkName}, ${formatDay(day)}`),
  value: ({ sold }) => Object.values(sold).reduce((sum, { quantity }) => sum + quantity, 0),
});

const figureColumn = ({ id, header, only, of }: Figure): Column<ReportLine> => ({
  id,
  header,
  only,
  align: 'end',
  breaks: true,
  value: (line) => numberOf(of(line)) ?? 0,
  blank: (line) => of(line) === null,
  cell: (line) => wordsOf(of(line)),
  sheet: of,
});

/** docs/product/console.md 8.2. As many as kinds were sold; Excel has all. */
export const reportColumns = (figures: readonly Figure[]): Column<ReportLine>[] => [
  dayColumn('day', texts.day, ({ day }) => day, {
    breaks: undefined,
    cell: ({ day }) => <span className="whole">{day === null ? texts.total : formatDay(day)}</span>,
    sheet: ({ day }) => (day === null ? texts.total : { day }),
  }),
  textColumn('park', texts.parkName, ({ parkName }) => parkName, { cell: ({ parkName }) => parkName }),
  ...(figures.some(({ only }) => only) ? [ticketsColumn] : []),
  ...figures.map(figureColumn),
];
