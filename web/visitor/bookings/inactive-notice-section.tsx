import { say } from '#web/shared/say.ts';
import { Notice } from '#web/visitor/ui/notice.tsx';

export const InactiveNotice = ({ name }: { name: string }) => (
  <Notice kind="warn" alert>
    <p>{say('tickets.inactive', { park: name })}</p>
  </Notice>
);
