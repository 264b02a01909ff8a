import { type RefObject, useRef } from 'react';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Modal } from '#web/console/kit/parts/dialogs/modal.tsx';
import { usePlaced } from '#web/console/kit/parts/dialogs/placed.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { isOffered } from './typed-day.ts';
import '#web/console/kit/styles/calendar.css';

interface CalendarDialogProps extends Omit<CalendarProps, 'choose'> {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  /** Called with '' for "no day". If absent, a day is required. */
  choose: (day: Day | '') => void;
  required?: boolean | undefined;
  close: () => void;
}

const { calendar: texts } = uiTexts;

/** On a phone a sheet at the foot. Closes by Esc or a press outside (APG, date picker dialog). */
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
