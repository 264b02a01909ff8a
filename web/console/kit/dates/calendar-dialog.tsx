import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Modal } from '#web/console/kit/parts/dialogs/modal.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { isOffered } from './typed-day.ts';
import '#web/console/kit/styles/calendar.css';

interface CalendarDialogProps extends Omit<CalendarProps, 'choose'> {
  /** The field that it fills has this label. */
  label: string;
  /** The input in the box that it stands beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Empty: no day. Absent: a day must be chosen. */
  choose: (day: Day | '') => void;
  required?: boolean | undefined;
  close: () => void;
}

const { calendar: texts } = uiTexts;

/** A calendar over the page, beside its field; on a phone a sheet at the foot. Esc and a press elsewhere close it (APG, date picker dialog). */
export function CalendarDialog({ label, anchor, choose, close, required, ...days }: CalendarDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  usePlaced(dialog, anchor);
  return (
    <Modal ref={dialog} className="calendar" aria-label={texts.title(label)} close={close}>
      <div className="calendar-page">
        <Calendar {...days} choose={choose} />
        {!!days.offered?.left.size && <p className="calendar-left">{texts.leftBelow}</p>}
        <div className="calendar-foot">
          <Button disabled={!isOffered(days.today, days)} onClick={() => choose(days.today)}>
            {texts.today}
          </Button>
          {!required && days.chosen && <Button onClick={() => choose('')}>{texts.none}</Button>}
          <Button onClick={close}>{uiTexts.close}</Button>
        </div>
      </div>
    </Modal>
  );
}

/** Keeps the dialog below its anchor, or above that where there is more room, also when the page moves. */
function usePlaced(dialog: RefObject<HTMLDialogElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened) return;
    const place = () => placeBeside(opened, anchor.current?.parentElement ?? null);
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [dialog, anchor]);
}

/** The calendar keeps this far from its field and the edges of the window, in pixels. */
const GAP = 6;

function placeBeside(dialog: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor) return;
  const field = anchor.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = dialog;
  const below = field.bottom + GAP;
  const fits = below + height <= innerHeight || field.top < innerHeight - field.bottom;
  const top = fits ? below : field.top - GAP - height;
  dialog.style.setProperty('--top', `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`);
  dialog.style.setProperty('--left', `${Math.max(GAP, Math.min(field.left, innerWidth - width - GAP))}px`);
}
