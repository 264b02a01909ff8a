import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatDay, formatTime } from '#contract/kernel/dates/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { retrievalsApi } from '#contract/retrievals/api.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { client } from '#web/console/platform/client.ts';
import { bookedPaths } from '#web/shared/paths.ts';
import { KeyButton } from './key-button-section.tsx';
import type { DeskQueue, DeskToken } from './queries.ts';
import { queueTexts, slipTexts, walkInTexts as texts } from './words.ts';
import './slip.css';

const retrievals = client(retrievalsApi);

const PAGES = { doctor: bookedPaths.doctorAppointment, loan: bookedPaths.loanAppointment };
const CODES = { doctor: retrievals.doctorByStatus, loan: retrievals.loanByStatus };

interface LastProps {
  token: DeskToken;
  queue: DeskQueue;
  waiting: readonly DeskToken[];
}

/** The new token and its slip, printed at once for a person without a mobile. Takes the focus: Enter calls nobody. */
export function LastWalkIn({ token, queue: { kind, id: queueId }, waiting }: LastProps) {
  const [slip, setSlip] = useState<{ code: string | null } | null>(null);
  const ref = useRef<HTMLElement>(null);
  const { busy, start: print } = useBusyAction(async () => {
    const { image } = await CODES[kind]({ body: { bookingId: token.id, offeringId: queueId } });
    setSlip({ code: image });
  });
  const first = useRef(print);
  useEffect(() => {
    ref.current?.focus();
    if (token.mobile === '') first.current();
  }, [token]);
  const before = waiting.filter(({ turn }) => (turn ?? 0) < (token.turn ?? 0)).length;
  return (
    <section className="row last-walk-in" tabIndex={-1} ref={ref} aria-label={texts.booked(token.number)}>
      <p>
        {texts.last} <b>{token.number}</b>
      </p>
      {token.fee ? <p>{texts.fee(formatRupees(token.fee))}</p> : null}
      <KeyButton
        variant="outlined"
        startIcon={<Printer size={18} />}
        busy={busy}
        command={texts.print}
        letter={queueTexts.keys.print}
        act={print}
      >
        {texts.print}
      </KeyButton>
      <a href={PAGES[kind](token.id, queueId)} target="_blank" rel="noopener">
        {texts.open}
      </a>
      {slip && <Slip token={token} code={slip.code} before={before} done={() => setSlip(null)} />}
    </section>
  );
}

interface SlipProps {
  token: DeskToken;
  code: string | null;
  before: number;
  done: () => void;
}

/** For a counter's printer, on paper of any width; hidden on screen (slip.css). */
function Slip({ token, code, before, done }: SlipProps) {
  const { number, queueName, doctorName, counterNumber, day, createdAt } = token;
  useEffect(() => {
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, [done]);
  useEffect(() => {
    if (!code) window.print();
  }, [code]);
  return createPortal(
    <div className="slip">
      <p>{queueName}</p>
      {doctorName && <p>{doctorName}</p>}
      <p>{slipTexts.token}</p>
      <p className="slip-number">{number}</p>
      {counterNumber && <p>{slipTexts.counter(counterNumber)}</p>}
      <p>{slipTexts.before(before)}</p>
      <p>{slipTexts.at(formatDay(day), formatTime(createdAt))}</p>
      {code && (
        <>
          <img src={code} alt={slipTexts.qr} width={200} height={200} onLoad={() => window.print()} />
          <p>{slipTexts.scan}</p>
        </>
      )}
    </div>,
    document.body,
  );
}
