import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { retrievalsApi } from '#contract/retrievals/api.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { client } from '#web/console/platform/client.ts';
import { bookedPaths } from '#web/shared/paths.ts';
import { KeyButton } from './key-button-section.tsx';
import type { DeskQueue, DeskToken } from './queries.ts';
import { queueTexts, slipTexts, walkInTexts as texts } from './words.ts';

const retrievals = client(retrievalsApi);

const PAGES = { doctor: bookedPaths.doctorAppointment, loan: bookedPaths.loanAppointment };
const CODES = { doctor: retrievals.doctorByStatus, loan: retrievals.loanByStatus };

/** The new token, its page and a slip. Takes focus from the large button: a second Enter calls nobody. */
export function LastWalkIn({ token, queue: { kind, id: queueId } }: { token: DeskToken; queue: DeskQueue }) {
  const [image, setImage] = useState<string | null>(null);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const { busy, start: print } = useBusyAction(async () => {
    const { image: code, message } = await CODES[kind]({ body: { bookingId: token.id, offeringId: queueId } });
    if (!code) throw new Error(message);
    setImage(code);
  });
  return (
    <section className="last-walk-in" tabIndex={-1} ref={ref} aria-label={texts.booked(token.number)}>
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
      {image && <Slip token={token} image={image} done={() => setImage(null)} />}
    </section>
  );
}

/** For a counter's printer, on paper of any width; hidden on screen (token-desk.css). */
function Slip({ token, image, done }: { token: DeskToken; image: string; done: () => void }) {
  const { number, queueName, doctorName, counterNumber, day } = token;
  useEffect(() => {
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, [done]);
  return createPortal(
    <div className="slip">
      <p>{queueName}</p>
      {doctorName && <p>{doctorName}</p>}
      <p>{slipTexts.token}</p>
      <p className="slip-number">{number}</p>
      {counterNumber && <p>{slipTexts.counter(counterNumber)}</p>}
      <p>{formatDay(day)}</p>
      <img src={image} alt={slipTexts.qr} width={200} height={200} onLoad={() => window.print()} />
      <p>{slipTexts.scan}</p>
    </div>,
    document.body,
  );
}
