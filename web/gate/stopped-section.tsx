import CloudOff from 'lucide-react/icons/cloud-off';
import Lock from 'lucide-react/icons/lock';
import { momentText } from '#contract/kernel/dates/texts.ts';
import { say } from '#web/shared/say.ts';
import { usePhoneLock } from '#web/shared/use-phone-lock.ts';

export function LockedSection({ reason }: { reason: string }) {
  const words = usePhoneLock();
  return (
    <section className="gate-over" role="alert">
      <Lock aria-hidden size={40} />
      <h1>{say('gates.phoneLocked')}</h1>
      <p>{words ?? say('gates.toOffice')}</p>
      <p>{reason}</p>
      <p>{say('gates.wiped')}</p>
    </section>
  );
}

export const GrantEnded = ({ expiresAt }: { expiresAt: Date | null }) => (
  <section className="gate-over" role="alert">
    <CloudOff aria-hidden size={40} />
    <h2>{say('gates.connect')}</h2>
    <p>{expiresAt ? say('gates.ended', { time: momentText(expiresAt) }) : say('gates.neverGranted')}</p>
    <p>{say('gates.kept')}</p>
  </section>
);
