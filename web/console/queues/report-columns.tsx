import { Link } from 'react-router';
import { formatDay } from '#contract/kernel/dates.ts';
import type { QueueKind, TokenState } from '#contract/queues/model.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column } from '#web/console/kit/tables/columns.ts';
import type { SheetCell } from '#web/console/platform/spreadsheet.ts';
import { consolePaths } from '#web/shared/paths.ts';
import type { DeskToken } from './queries.ts';
import { stateTexts, reportTexts as texts } from './words.ts';

const { columns: headers } = texts;

interface Fact {
  id: keyof typeof headers;
  value: (token: DeskToken) => string | number | null;
  /** Other than the value itself. */
  show?: (token: DeskToken) => string;
  sheet?: (token: DeskToken) => SheetCell;
}

const modeOf = ({ paymentMode }: DeskToken): string | null => (paymentMode ? texts.modes[paymentMode] : null);
const number: Fact = { id: 'number', value: (token) => token.number };
const name: Fact = { id: 'name', value: ({ personName }) => personName || null };
const mobile: Fact = { id: 'mobile', value: (token) => token.mobile ?? null };
const loanType: Fact = { id: 'loanType', value: (token) => token.loanType || null };
const mode: Fact = { id: 'mode', value: modeOf };
const state: Fact = { id: 'state', value: (token) => wordOf(token) };
const date: Fact = {
  id: 'date',
  value: ({ day }) => day,
  show: ({ day }) => formatDay(day),
  sheet: ({ day }) => ({ day }),
};

/** The columns of docs/product/console.md 8.4 in their order: Counter Reports, and Doctor Reports. */
const FACTS: Record<QueueKind, readonly Fact[]> = {
  loan: [number, name, mobile, loanType, date, state],
  doctor: [number, name, mobile, state, date, mode],
};

/** Without a number it is not paid, and nobody can call it. */
const wordOf = ({ number: given, state: now }: DeskToken): string =>
  given === null && now === 'booked' ? texts.notPaid : stateTexts[now];

const ENDED: readonly TokenState[] = ['complete', 'cancelled'];

/** The report's columns; the status is a button as long as it can become complete. `linked`: each name leads to the booking. */
export const reportColumns = (
  kind: QueueKind,
  complete: (token: DeskToken) => void,
  linked: boolean,
): Column<DeskToken>[] =>
  FACTS[kind].map(({ id, value, show, sheet = value }) => ({
    id,
    header: headers[id],
    value,
    sheet,
    ...(id === 'name' && { long: true }),
    cell: (token) => {
      if (id === 'state') return <Status token={token} complete={complete} />;
      const words = show?.(token) ?? value(token) ?? uiTexts.none;
      return id === 'name' && linked ? <Link to={consolePaths.booking(token.id)}>{words}</Link> : words;
    },
  }));

function Status({ token, complete }: { token: DeskToken; complete: (token: DeskToken) => void }) {
  const word = wordOf(token);
  if (token.number === null || ENDED.includes(token.state))
    return <span className={token.state === 'complete' ? 'mark-good' : 'mark-off'}>{word}</span>;
  return (
    <Button variant="outlined" aria-label={texts.statusOf(word, token.number)} onClick={() => complete(token)}>
      {word}
    </Button>
  );
}
