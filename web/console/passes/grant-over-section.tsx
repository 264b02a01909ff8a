import CloudOff from 'lucide-react/icons/cloud-off';
import { formatInstant } from '#contract/kernel/dates/dates.ts';

/** Replaces the page at a gate without a network and without a valid grant. */
export const GrantOver = ({ expiresAt }: { expiresAt: Date | null }) => (
  <section className="gate-over" role="alert">
    <CloudOff aria-hidden size={40} />
    <h2>Connect this phone to scan on</h2>
    <p>
      {expiresAt
        ? `A gate checks tickets without a network for 12 hours. Here they ended on ${formatInstant(expiresAt)}.`
        : 'This phone has not been a gate with a network yet, so it cannot check tickets without one.'}
    </p>
    <p>What is still to be sent stays on this phone.</p>
  </section>
);
