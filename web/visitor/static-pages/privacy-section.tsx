import type { Help } from '#contract/kernel/pages.ts';
import { WriteToUs } from './write-to-us-section.tsx';

/** The privacy policy: facts of docs/product/README.md 4. */
export function PrivacySection({ help }: { help: Help }) {
  return (
    <>
      <p>
        We ask for as little as we can, keep it for as short as we can, and show it only to the people who need it to
        let you in.
      </p>
      <h2>What we keep</h2>
      <ul>
        <li>Your mobile number, so that you can get your ticket again and the gate can help you.</li>
        <li>Your name, where a clinic, branch, show or batch needs to call you by it.</li>
        <li>What you booked, for which day, what you paid, and whether the ticket was used.</li>
        <li>For safety, the kind of browser and the network address of each request, for a short time.</li>
      </ul>
      <h2>What we never see</h2>
      <p>
        Your card number, UPI PIN and bank password. You type those on the payment provider’s own page, and they do not
        pass through us.
      </p>
      <h2>Who sees it</h2>
      <ul>
        <li>The place that you booked: its office, and its inspectors at the gate for their own park.</li>
        <li>The payment provider, for the payment itself.</li>
        <li>An authority, where the law of India orders us to.</li>
      </ul>
      <p>
        We do not sell your number and do not send advertising to it. A sponsored card on a page is shown to everyone
        alike; it learns nothing about you.
      </p>
      <h2>How long</h2>
      <p>
        We keep your mobile number for as long as the account it belongs to is in use, and for up to one month after
        that account is ended. Records of payments stay as long as tax law asks.
      </p>
      <h2>Cookies</h2>
      <p>
        A visitor’s page keeps the language that you choose, and nothing else: there is no tracking. Where staff sign
        in, one cookie remembers that this browser signed in before, so that wrong passwords of strangers do not keep
        its people out.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we hold about your number, have it corrected, or have it removed. Write from your side, tell us
        the number, and we answer.
      </p>
      <WriteToUs help={help} />
    </>
  );
}
