import Sun from 'lucide-react/icons/sun';
import { useEffect, useRef, useState } from 'react';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { listText } from '#contract/kernel/text.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import type { Kept } from '#contract/visits/page.ts';
import { say, sayText } from '#web/shared/say.ts';
import { keepAwake } from '#web/shared/wake-lock.ts';
import { Button } from '#web/ui/button.tsx';
import { QrFigure } from '#web/ui/qr-figure.tsx';

/** The code alone on a white screen that stays on. Pages cannot raise the brightness, so a text asks the visitor to. */
export function GateModeSection({ park, visitDay, slot, keep }: PaymentStatusProps & { keep: Kept }) {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    return keepAwake();
  }, [open]);
  return (
    <span className="scripted">
      <Button variant="contained" fullWidth onClick={() => setOpen(true)}>
        <Sun aria-hidden />
        {say('payments.showAtGate')}
      </Button>
      {open && (
        <dialog className="gate" ref={dialog} aria-label={say('payments.showAtGate')} onClose={() => setOpen(false)}>
          <QrFigure
            image={keep.image}
            label={say('payments.qrAlt', { park: park.name, day: dayText(visitDay) })}
            caption={say('bookings.code', { code: keep.shortCode })}
          />
          <div className="stack">
            <p>
              <b>{park.name}</b>, {sayText(listText([dayText(visitDay), slot]))}
            </p>
            <p>{say('payments.brightness')}</p>
            <Button variant="outlined" onClick={() => dialog.current?.close()}>
              {say('payments.close')}
            </Button>
          </div>
        </dialog>
      )}
    </span>
  );
}
