import Lock from 'lucide-react/icons/lock';

/** Stands in the place of everything else at a phone that its owner has locked. */
export const LockedSection = ({ reason }: { reason: string }) => (
  <section className="gate-over" role="alert">
    <Lock aria-hidden size={40} />
    <h1>This phone is locked</h1>
    <p>{reason}</p>
    <p>
      You are signed out, and its lists are gone. Scans that are still to be sent are kept. Please ask at the office.
    </p>
  </section>
);
