import { Link } from 'react-router';
import { formatDay, startOfDay } from '#contract/kernel/dates.ts';
import { Breakable } from '#web/console/kit/parts/breakable.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column } from '#web/console/kit/tables/columns.ts';
import type { DeskToken } from '#web/console/queues/queries.ts';
import { reportTexts, stateTexts, tokenTexts as texts } from '#web/console/queues/words.ts';
import { consolePaths } from '#web/shared/paths.ts';

const headers = { ...reportTexts.columns, ...texts.columns };

/** Without a number it is not paid, and nobody can call it. */
const stateOf = ({ number, state }: DeskToken): string =>
  number === null && state === 'booked' ? reportTexts.notPaid : stateTexts[state];

/** In minutes, on the day of the token, until it was called; null before. */
export const waitedOf = ({ day, createdAt, calledAt }: DeskToken): number | null =>
  calledAt && Math.max(0, Math.floor((calledAt.getTime() - Math.max(+createdAt, +startOfDay(day))) / 60_000));

type Words = Pick<Column<DeskToken>, 'breaks' | 'long' | 'align' | 'only' | 'cell' | 'brief'>;

/** A column that the server sorts by, empty where a token has nothing there. */
const fact = (
  id: keyof typeof headers | 'queue',
  value: (token: DeskToken) => string | number | null | undefined,
  words: Partial<Words> = {},
): Column<DeskToken> => ({
  id,
  header: id === 'queue' ? headers.branch : headers[id],
  sorts: true,
  blank: (token) => !value(token),
  sheet: (token) => value(token) || null,
  cell: (token) => value(token) || uiTexts.none,
  ...words,
});

const minutesOf = (token: DeskToken): string => {
  const minutes = waitedOf(token);
  return minutes === null ? uiTexts.none : texts.minutes(minutes);
};

/** The columns of Tokens: those of Counter Reports (docs/product/console.md 8.4), and where and how long. */
export const tokenColumns: readonly Column<DeskToken>[] = [
  fact('number', ({ number }) => number),
  fact('name', ({ personName }) => personName, {
    long: true,
    cell: ({ id, personName }) => <Link to={consolePaths.booking(id)}>{personName || texts.walkIn}</Link>,
  }),
  fact('mobile', ({ mobile }) => mobile),
  fact('loanType', ({ loanType }) => loanType, { breaks: true }),
  fact('queue', ({ queueName }) => queueName, {
    long: true,
    brief: ({ queueName, counterNumber }) => (
      <>
        {queueName}
        {counterNumber && <small className="below">{texts.counter(counterNumber)}</small>}
      </>
    ),
  }),
  fact('counter', ({ counterNumber }) => counterNumber, { only: 'full' }),
  {
    ...fact('date', ({ day }) => day, { breaks: true, cell: ({ day }) => <Breakable words={formatDay(day)} /> }),
    sheet: ({ day }) => ({ day }),
  },
  fact('state', stateOf, {
    cell: (token) => <span className={token.state === 'complete' ? 'mark-good' : 'mark-off'}>{stateOf(token)}</span>,
  }),
  {
    ...fact('waited', waitedOf, { align: 'end', cell: minutesOf }),
    blank: (token) => waitedOf(token) === null,
    sheet: waitedOf,
  },
];
