import type { QueueKind, TokenState } from '#contract/queues/model.ts';
import { bookedColumn, orderIdColumn } from '#web/console/bookings/booking-column.tsx';
import { bookingRowTexts as rowTexts } from '#web/console/bookings/words.ts';
import { dayColumn, rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { Button } from '#web/ui/button.tsx';
import type { DeskToken } from './queries.ts';
import { reportTexts as texts, tokenStateOf } from './words.ts';

const { columns: headers } = texts;

const ENDED: readonly TokenState[] = ['complete', 'cancelled'];

/** docs/product/console.md 8.4, then order and time of booking. `linked`: the Order Id links to the booking. */
export function reportColumns(
  kind: QueueKind,
  complete: (token: DeskToken) => void,
  linked: boolean,
): Column<DeskToken>[] {
  const number = textColumn<DeskToken>('number', headers.number, (token) => token.number, { breaks: true });
  const name = textColumn<DeskToken>('name', headers.name, ({ personName }) => personName, { long: true });
  const mobile = textColumn<DeskToken>('mobile', headers.mobile, (token) => token.mobile);
  const loanType = textColumn<DeskToken>('loanType', headers.loanType, (token) => token.loanType);
  const date = dayColumn<DeskToken>('date', headers.date, ({ day }) => day);
  const state = textColumn<DeskToken>('state', headers.state, tokenStateOf, {
    cell: (token) => <Status token={token} complete={complete} />,
  });
  const mode = textColumn<DeskToken>(
    'mode',
    headers.mode,
    ({ paymentMode }) => paymentMode && texts.modes[paymentMode],
    { breaks: true },
  );
  const amount = rupeesColumn<DeskToken>('fee', rowTexts.amount, ({ fee }) => fee);
  const ofKind = kind === 'loan' ? [loanType, date, state] : [state, date, mode, amount];
  return [number, name, mobile, ...ofKind, orderIdColumn(linked), bookedColumn()];
}

function Status({ token, complete }: { token: DeskToken; complete: (token: DeskToken) => void }) {
  const word = tokenStateOf(token);
  if (token.number === null || ENDED.includes(token.state))
    return <span className={token.state === 'complete' ? 'mark-good' : 'mark-off'}>{word}</span>;
  return (
    <Button variant="outlined" aria-label={texts.statusOf(word, token.number)} onClick={() => complete(token)}>
      {word}
    </Button>
  );
}
