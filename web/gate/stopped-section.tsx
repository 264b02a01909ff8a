import CloudOff from 'lucide-react/icons/cloud-off';
import Lock from 'lucide-react/icons/lock';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import { usePhoneLock } from '#web/shared/use-phone-lock.ts';
import { stoppedTexts as texts } from './words.ts';

/** Replaces the page on a phone that its owner has locked. */
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

/** Replaces the page without a network and without a valid grant. */
export const GrantEnded = ({ expiresAt }: { expiresAt: Date | null }) => (
  <section className="gate-over" role="alert">
    <CloudOff aria-hidden size={40} />
    <h2>{texts.connect}</h2>
    <p>{expiresAt ? texts.ended(formatInstant(expiresAt)) : texts.neverGranted}</p>
    <p>{texts.kept}</p>
  </section>
);
