import type { Help } from '#contract/kernel/pages.ts';
import { WriteToUs } from './write-to-us-section.tsx';

/** Terms and conditions: facts of docs/product/README.md 4. */
export function TermsSection({ help }: { help: Help }) {
  return (
    <>
      <p>These are the rules between you, the place you visit and us. By booking here you agree to them.</p>
      <h2>Who may book</h2>
      <p>You must be 18 or older, or have the consent of a parent or guardian.</p>
      <h2>Your ticket</h2>
      <ul>
        <li>A ticket is valid at the place and on the day that it names, and only for that day.</li>
        <li>It lets in the people, vehicles and cameras that it lists, once.</li>
        <li>The first scan counts. Keep your QR code to yourself, as you would keep a paper ticket.</li>
        <li>
          The place sets its own opening hours, prices and rules of conduct, and may refuse entry to anyone who breaks
          them.
        </li>
        <li>Only one Family ticket can be bought in one transaction; a Family Addon goes with a Family ticket.</li>
      </ul>
      <h2>Paying</h2>
      <ul>
        <li>All prices are in Indian rupees. The pay button names the whole amount.</li>
        <li>Places are held for you for a short time while you pay. After that they are offered to others.</li>
        <li>A ticket is issued only when the payment provider confirms the money to us.</li>
      </ul>
      <h2>Coupons</h2>
      <p>A coupon has its own dates, smallest amount and number of uses. It cannot be changed into money.</p>
      <h2>What we are</h2>
      <p>
        We run the booking service. The visit, consultation, appointment, show or class itself is given by the
        organisation that you booked.
      </p>
      <h2>Law</h2>
      <p>The law of India applies.</p>
      <WriteToUs help={help} />
    </>
  );
}
