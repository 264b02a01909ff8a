import CloudOff from 'lucide-react/icons/cloud-off';
import Lock from 'lucide-react/icons/lock';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import { usePhoneLock } from '#web/shared/use-phone-lock.ts';
import { stoppedTexts as texts } from './words.ts';

export function LockedSection({ reason }: { reason: string }) {
  const words = usePhoneLock();
  return (
    <section className="gate-over" role="alert">
      <Lock aria-hidden size={40} />
      <h1>{texts.locked}</h1>
      <p>{words ?? texts.toOffice}</p>
      <p>{reason}</p>
      <p>{texts.wiped}</p>
    </section>
  );
}

export const GrantEnded = ({ expiresAt }: { expiresAt: Date | null }) => (
  <section className="gate-over" role="alert">
    <CloudOff aria-hidden size={40} />
    <h2>{texts.connect}</h2>
    <p>{expiresAt ? texts.ended(formatInstant(expiresAt)) : texts.neverGranted}</p>
    <p>{texts.kept}</p>
  </section>
);
