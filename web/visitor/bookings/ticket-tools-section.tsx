import { calendarDay } from '#contract/kernel/calendar.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { GateModeSection } from './gate-mode-section.tsx';
import { KeepTools } from './keep-tools-section.tsx';
import { statusTexts as texts } from './ticket-words.ts';

/** Ways to keep a ticket, and to show it at the gate. */
export function TicketToolsSection(props: PaymentStatusProps & { qrImage: string }) {
  const { park, visitDay: day, qrImage: image, givenBack } = props;
  const calendar = calendarDay({ ...park, uid: `${park.id}-${day.replaceAll('-', '')}` }, day);
  return (
    <KeepTools
      name={park.name}
      day={day}
      image={image}
      calendar={calendar}
      words={texts.words(park.name, formatDay(day), givenBack)}
    >
      <GateModeSection {...props} />
    </KeepTools>
  );
}
