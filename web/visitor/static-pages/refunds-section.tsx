import type { Help } from '#contract/kernel/pages.ts';
import { WriteToUs } from './write-to-us-section.tsx';

/** The refund policy: facts of docs/product/README.md 4. */
export function RefundsSection({ help }: { help: Help }) {
  return (
    <>
      <p>When money should come back to you, it comes back the way it was paid: to the same card, account or wallet.</p>
      <h2>How long it takes</h2>
      <p>
        <strong>Eligible refunds take 7 to 14 working days</strong> to reach you. Most of that time is your bank’s.
      </p>
      <h2>What we return by ourselves</h2>
      <ul>
        <li>A payment that reached us too late, when the places had already gone to others.</li>
        <li>A second payment of the same booking.</li>
      </ul>
      <p>You need not ask. The page of your booking says so, with the amount.</p>
      <h2>What the place decides</h2>
      <p>
        If you cannot come, or the place was closed on your day, write to the place or to us with your booking number.
        The organisation that you booked decides, and we carry it out.
      </p>
      <h2>What is not returned</h2>
      <p>A ticket that was used at the gate, and a ticket whose day is over.</p>
      <h2>For organisations</h2>
      <ul>
        <li>A refund of a visitor’s payment can be asked of us for 90 days after it.</li>
        <li>A chargeback must be answered, with its papers, within 48 hours of our notice.</li>
      </ul>
      <WriteToUs help={help} />
    </>
  );
}
