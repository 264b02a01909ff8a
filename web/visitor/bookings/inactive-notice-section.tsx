import { TICKET_PROBLEMS } from '#contract/tickets/words.ts';
import { Notice } from '#web/visitor/ui/notice.tsx';

export const InactiveNotice = ({ name }: { name: string }) => (
  <Notice kind="warn" alert>
    <p>{TICKET_PROBLEMS.inactive(name)}</p>
  </Notice>
);
