import { say } from '#web/shared/say.ts';
import { Notice, shownAtOnce } from '#web/ui/notice.tsx';

export const InactiveNotice = ({ name }: { name: string }) => (
  <Notice kind="warn" role="alert" ref={shownAtOnce}>
    <p>{say('tickets.inactive', { park: name })}</p>
  </Notice>
);
