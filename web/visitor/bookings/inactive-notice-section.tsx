import { TICKET_TEXTS } from '#contract/bookings/kinds/park-ticket.ts';
import { Notice } from '#web/visitor/ui/notice.tsx';

/** Beside the button, which cannot be pressed. */
export const InactiveNotice = ({ name }: { name: string }) => (
  <Notice kind="warn" alert>
    <p>{TICKET_TEXTS.inactive(name)}</p>
  </Notice>
);
