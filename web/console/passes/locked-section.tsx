import Lock from 'lucide-react/icons/lock';
import { usePhoneLock } from '#web/console/gates/use-phone-lock.ts';

/** Replaces the page on a phone that its owner has locked. */
export function LockedSection({ reason }: { reason: string }) {
  const words = usePhoneLock();
  return (
    <section className="gate-over" role="alert">
      <Lock aria-hidden size={40} />
      <h1>This phone is locked</h1>
      <p>{words ?? 'Please bring it to the office.'}</p>
      <p>{reason}</p>
      <p>You are signed out, and its lists are gone. Scans that are still to be sent are kept.</p>
    </section>
  );
}
