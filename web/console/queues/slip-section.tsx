import Printer from 'lucide-react/icons/printer';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatDay } from '#contract/kernel/dates.ts';
import { retrievalsApi } from '#contract/retrievals/api.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { client } from '#web/console/platform/client.ts';
import { bookedPaths } from '#web/shared/paths.ts';
import type { DeskToken } from './queries.ts';
import { slipTexts, walkInTexts as texts } from './words.ts';

const retrievals = client(retrievalsApi);

/** The token that was just given: its page, and a slip for people without a phone. */
export function LastWalkIn({ token, branchId }: { token: DeskToken; branchId: string }) {
  const [image, setImage] = useState<string | null>(null);
  const { busy, start: print } = useBusyAction(async () => {
    const { image: code, message } = await retrievals.loanByStatus({
      body: { bookingId: token.id, offeringId: branchId },
    });
    if (!code) throw new Error(message);
    setImage(code);
  });
  return (
    <div className="last-walk-in">
      <b>{texts.last(token.number)}</b>
      <a href={bookedPaths.loanAppointment(token.id, branchId)} target="_blank" rel="noopener">
        {texts.open}
      </a>
      <Button variant="outlined" startIcon={<Printer size={18} />} loading={busy} onClick={print}>
        {texts.print}
      </Button>
      {image && <Slip token={token} image={image} done={() => setImage(null)} />}
    </div>
  );
}

/** The printer of a counter prints this, on paper of any width; the screen does not show it (token-desk.css). */
function Slip({ token, image, done }: { token: DeskToken; image: string; done: () => void }) {
  const { number, queueName, counterNumber, day } = token;
  useEffect(() => {
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, [done]);
  return createPortal(
    <div className="slip">
      <p>{queueName}</p>
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
