import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { act, openingsQuery } from '#web/console/booking-records/queries.ts';
import { type Option, SelectField } from '#web/console/kit/forms/field.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { ToastText } from '#web/console/kit/parts/toasts.tsx';
import { FactsDialog } from '#web/console/kit/records/view-dialog.tsx';
import { refundBooking } from '#web/console/payment-reviews/queries.ts';
import { oneByOne } from '#web/console/platform/one-by-one.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { freshKey } from '#web/shared/request-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { nameOf } from './line-section.tsx';
import type { DeskToken } from './queries.ts';
import type { Live } from './use-live.ts';
import { clearingTexts as texts } from './words.ts';

interface ClearingProps {
  /** At least one, all of one closed queue. */
  waiting: readonly DeskToken[];
  live: Live;
  close: () => void;
  tell: () => void;
}

const REFUND = 'refund';

/** Moves each to one day, or cancels and refunds each, with a result for each. When all are moved, they are to be told. */
export function Clearing({ waiting, live, close, tell }: ClearingProps) {
  const [tokens] = useState(waiting);
  const days = useDays(tokens);
  const [chosen, choose] = useState<string | null>(null);
  const { became, going, broken, start } = useClearing(live);
  const left = tokens.filter(({ id }) => became.get(id)?.isBad ?? true);
  const fate = chosen ?? days?.find(({ disabled }) => !disabled)?.value ?? '';
  const clear = async () => {
    // Refunds stay in sight with their amounts.
    if ((await start(left, fate)) && fate !== REFUND) tell();
  };
  const options = [...(days ?? []), ...(tokens.some(isPaidOnline) ? [{ value: REFUND, label: texts.refund }] : [])];
  return (
    <FactsDialog
      title={texts.title(left.length)}
      word={became.size > 0 ? uiTexts.close : texts.serve}
      close={close}
      actions={
        left.length === 0 ? (
          <Button variant="contained" color="secondary" onClick={tell}>
            {texts.tellAll}
          </Button>
        ) : (
          <Button
            variant="contained"
            color={fate === REFUND ? 'error' : 'secondary'}
            disabled={fate === ''}
            busy={going}
            onClick={() => void clear()}
          >
            {fate === REFUND ? texts.doRefund(left.length) : texts.doMove(left.length)}
          </Button>
        )
      }
    >
      {broken && <Problem>{broken.message}</Problem>}
      {left.length > 0 && (
        <SelectField
          label={texts.fate}
          hint={fate === REFUND ? refundWords(left) : texts.moveHint}
          value={fate}
          change={choose}
          options={options}
          wide
        />
      )}
      {left.length > 0 && days?.length === 0 && <p className="plain">{texts.nowhere}</p>}
      <ul className="stack" aria-live="polite">
        {tokens.map((token) => (
          <Cleared key={token.id} token={token} became={became.get(token.id)} />
        ))}
      </ul>
    </FactsDialog>
  );
}

function Cleared({ token, became }: { token: DeskToken; became: ToastText | undefined }) {
  return (
    <li>
      <b>{token.number}</b> <Link to={consolePaths.booking(token.id)}>{nameOf(token)}</Link>{' '}
      {became && <span className={became.isBad ? 'mark-bad' : 'mark-good'}>{became.text}</span>}
    </li>
  );
}

const isPaidOnline = ({ paymentMode, status, fee = 0 }: DeskToken): boolean =>
  paymentMode === 'online' && status === 'paid' && fee > 0;

function refundWords(tokens: readonly DeskToken[]): string {
  const paid = tokens.filter(isPaidOnline);
  const sum = paid.reduce((all, { fee = 0 }) => all + fee, 0);
  return texts.refundHint(paid.length, formatRupees(sum), tokens.length - paid.length);
}

function useDays([first]: readonly DeskToken[]): Option[] | undefined {
  const { data } = useQuery(openingsQuery(first?.id ?? ''));
  const left = data?.stations.find(({ id }) => id === data.stationId)?.left ?? null;
  return data?.days
    ?.map((day, at) => ({
      value: day,
      label: texts.move(formatDay(day), left?.[at] ?? null),
      disabled: left?.[at] === 0,
    }))
    .filter(({ value }) => value > (first?.day ?? ''));
}

/** Uses the call for a single token. Refused ones can be retried and do not stop the others. */
function useClearing(live: Live) {
  const cache = useQueryClient();
  const [became, setBecame] = useState<ReadonlyMap<string, ToastText>>(new Map());
  const [going, setGoing] = useState(false);
  const [broken, setBroken] = useState<Error | null>(null);
  const [run] = useState(freshKey);
  const tell = ({ id }: DeskToken, told: ToastText) => setBecame((now) => new Map(now).set(id, told));
  const end = async (token: DeskToken, fate: string): Promise<ToastText> => {
    const { id, fee } = token;
    // Same key on a retry, so that a lost answer does not repeat the action.
    const key = `${run}.${id}.${fate}`;
    if (fate === REFUND && isPaidOnline(token)) {
      const body = { bookingId: id, note: texts.note, evenIfUsed: false, amount: fee };
      return refundBooking(cache, body, key);
    }
    const { visitDate, token: now } = await act(cache, id, fate === REFUND ? 'cancel' : { visitDate: fate }, key);
    return { text: fate === REFUND ? texts.cancelled : texts.moved(formatDay(visitDate), now?.number), isBad: false };
  };
  /** True when all went well. */
  const start = async (tokens: readonly DeskToken[], fate: string): Promise<boolean> => {
    setGoing(true);
    const outcome = await oneByOne({
      things: tokens,
      act: async (token) => tell(token, await end(token, fate)),
      // Keeps their order on the new day.
      atOnce: 1,
    });
    for (const { thing, error } of outcome.refused) tell(thing, { text: error.message, isBad: true });
    setBroken(outcome.broken);
    await live.changed();
    setGoing(false);
    return outcome.refused.length === 0 && outcome.broken === null;
  };
  return { became, going, broken, start };
}
