import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatRupees } from '#contract/kernel/money.ts';
import type { Payment } from '#contract/payment-reviews/model.ts';
import { askedOf, type ChosenQuantities, unitsOf } from '#contract/payment-reviews/rules.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { useDraft, useUnsaved } from '#web/console/kit/forms/form.tsx';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { ConfirmActionDialog } from '#web/console/kit/parts/dialogs/confirm-action.tsx';
import { type ToastText, toasts } from '#web/console/kit/parts/toasts.tsx';
import { dropDraft } from '#web/console/platform/keeping/drafts.ts';
import { sendPath } from '#web/shared/paths.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import { PartRefund } from './part-refund-section.tsx';
import { refundBooking, refundQuoteQuery, retryRefund } from './queries.ts';
import { paymentTexts as texts } from './words.ts';

interface NotedProps {
  title: string;
  text: ReactNode;
  word: string;
  color?: 'secondary' | 'error';
  act: (note: string) => Promise<ToastText>;
  close: () => void;
  /** After the reason counts as saved, so that it may lead to another page. */
  done?: ((told: ToastText) => void) | undefined;
  unsaved?: boolean;
  /** Name under which this tab keeps the typed reason. */
  about: string;
  children?: ReactNode;
}

const NOTHING = { note: '' };

/** Requires a reason, which is stored with the action. */
export function NotedQuestion({ act, done, unsaved = false, about, children, ...question }: NotedProps) {
  const [note, setNote] = useState('');
  const values = useMemo(() => ({ note }), [note]);
  const ref = useRef<HTMLDivElement>(null);
  const place = { noun: 'reasons', record: about, passing: true };
  const resume = (begun: { values: Partial<typeof NOTHING> }) => setNote(begun.values.note ?? '');
  const offer = useDraft({ values, before: NOTHING, changed: note ? ['note'] : [], resume, ref }, place);
  const leaving = useUnsaved(unsaved || note.trim() !== '', () => dropDraft(place));
  const noted = async () => {
    if (note.trim() === '') throw new Error(texts.noteMissing);
    const told = await act(note);
    toasts.tell(told);
    leaving.saved();
    done?.(told);
  };
  return (
    <ConfirmActionDialog {...question} act={noted} leaving={leaving}>
      {offer}
      {children}
      <div ref={ref}>
        <TextField label={texts.note} value={note} change={setNote} rows={2} maxLength={300} required wide />
      </div>
    </ConfirmActionDialog>
  );
}

interface Refunded {
  bookingId: string;
  /** In paise. */
  amount: number;
  used: boolean;
}

interface RetryProps extends Pick<NotedProps, 'close'> {
  done?: () => void;
  payment: Payment;
}

/** A booking that was used needs an extra tick. */
export function RetryQuestion({ payment: { id, refund, amount, used }, close, done }: RetryProps) {
  const cache = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const [evenIfUsed, setEvenIfUsed] = useState(false);
  const leaving = useUnsaved(evenIfUsed);
  const money = formatRupees(refund?.amount ?? amount);
  const act = async () => {
    if (used && !evenIfUsed) throw new Error(texts.usedMissing);
    toasts.tell(await retryRefund(cache, id, evenIfUsed, keyFor(evenIfUsed)));
    done?.();
  };
  return (
    <ConfirmActionDialog
      act={act}
      close={close}
      title={texts.retryAsk(money)}
      text={refund?.items ? texts.retryPartFollows(money, refund.items) : texts.retryFollows(money)}
      word={texts.retry}
      leaving={leaving}
    >
      {used && <TickField label={texts.used} checked={evenIfUsed} change={setEvenIfUsed} />}
    </ConfirmActionDialog>
  );
}

/** Refunds all or part, after which the new ticket is to be sent. A booking that was used needs an extra tick. */
export function RefundQuestion({ booking, close, done }: { booking: Refunded } & Pick<NotedProps, 'close' | 'done'>) {
  const cache = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const [evenIfUsed, setEvenIfUsed] = useState(false);
  const [chosen, choose] = useState<ChosenQuantities | null>(null);
  const { data: quote } = useQuery(refundQuoteQuery(booking.bookingId));
  const asked = quote && askedOf(quote, chosen);
  const used = quote?.used ?? booking.used;
  const amount = asked?.amount ?? booking.amount;
  const isPart = Boolean(asked?.lines);
  const navigate = useNavigate();
  const act = async (note: string) => {
    if (isPart && amount === 0) throw new Error(texts.part.missing);
    if (used && !evenIfUsed) throw new Error(texts.usedMissing);
    const lines = asked?.lines && { lines: asked.lines };
    const body = { bookingId: booking.bookingId, note, evenIfUsed, amount, ...lines };
    return refundBooking(cache, body, keyFor(body));
  };
  const refunded = (told: ToastText) => {
    done?.(told);
    if (isPart && !told.isBad) void navigate(sendPath(booking.bookingId));
  };
  return (
    <NotedQuestion
      title={isPart && amount === 0 ? texts.part.ask : texts.ask.refund(formatRupees(amount))}
      text={isPart ? texts.part.follows : texts.refundFollows}
      word={texts.actions.refund}
      about={`refund:${booking.bookingId}`}
      color="error"
      act={act}
      close={close}
      done={refunded}
      unsaved={evenIfUsed || chosen !== null}
    >
      {quote && unitsOf(quote) > 1 && <PartRefund quote={quote} chosen={chosen} choose={choose} />}
      {used && <TickField label={texts.used} checked={evenIfUsed} change={setEvenIfUsed} />}
    </NotedQuestion>
  );
}
