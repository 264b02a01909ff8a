/** Facts from docs/product/README.md 4. */

/** Paragraph, list, heading, or paragraph with emphasised beginning. */
export type PolicyPart = string | readonly string[] | { heading: string } | { strong: string; rest: string };

export const policies: Record<'privacy' | 'terms' | 'refunds', readonly PolicyPart[]> = {
  privacy: [
    'We ask for as little as we can, keep it for as short as we can, and show it only to the people who need it to let you in.',
    { heading: 'What we keep' },
    [
      'Your mobile number, so that you can get your ticket again and the gate can help you.',
      'Your name, where a clinic, branch, show or batch needs to call you by it.',
      'What you booked, for which day, what you paid, and whether the ticket was used.',
      'For safety, the kind of browser and the network address of each request, for a short time.',
    ],
    { heading: 'What we never see' },
    'Your card number, UPI PIN and bank password. You type those on the payment provider’s own page, and they do not pass through us.',
    { heading: 'Who sees it' },
    [
      'The place that you booked: its office, and its inspectors at the gate for their own park.',
      'The payment provider, for the payment itself.',
      'An authority, where the law of India orders us to.',
    ],
    'We do not sell your number and do not send advertising to it. A sponsored card on a page is shown to everyone alike; it learns nothing about you.',
    { heading: 'How long' },
    'We keep your mobile number for as long as the account it belongs to is in use, and for up to one month after that account is ended. Records of payments stay as long as tax law asks.',
    { heading: 'Cookies' },
    'A visitor’s page keeps the language that you choose. After a booking it also keeps a seal of your number, so that you can always look for your ticket in this browser; nobody can read the number from it. There is no tracking. Where staff sign in, one cookie remembers that this browser signed in before, so that wrong passwords of strangers do not keep its people out.',
    { heading: 'Your rights' },
    'You may ask what we hold about your number, have it corrected, or have it removed. Write from your side, tell us the number, and we answer.',
  ],
  terms: [
    'These are the rules between you, the place you visit and us. By booking here you agree to them.',
    { heading: 'Who may book' },
    'You must be 18 or older, or have the consent of a parent or guardian.',
    { heading: 'Your ticket' },
    [
      'A ticket is valid at the place and on the day that it names, and only for that day.',
      'It lets in the people, vehicles and cameras that it lists, once.',
      'The first scan counts. Keep your QR code to yourself, as you would keep a paper ticket.',
      'The place sets its own opening hours, prices and rules of conduct, and may refuse entry to anyone who breaks them.',
      'Only one Family ticket can be bought in one transaction; a Family Addon goes with a Family ticket.',
    ],
    { heading: 'Paying' },
    [
      'All prices are in Indian rupees. The pay button names the whole amount.',
      'Places are held for you for a short time while you pay. After that they are offered to others.',
      'A ticket is issued only when the payment provider confirms the money to us.',
    ],
    { heading: 'Coupons' },
    'A coupon has its own dates, smallest amount and number of uses. It cannot be changed into money.',
    { heading: 'What we are' },
    'We run the booking service. The visit, consultation, appointment, show or class itself is given by the organisation that you booked.',
    { heading: 'Law' },
    'The law of India applies.',
  ],
  refunds: [
    'When money should come back to you, it comes back the way it was paid: to the same card, account or wallet.',
    { heading: 'How long it takes' },
    { strong: 'Eligible refunds take 7 to 14 working days', rest: ' to reach you. Most of that time is your bank’s.' },
    { heading: 'What we return by ourselves' },
    [
      'A payment that reached us too late, when the places had already gone to others.',
      'A second payment of the same booking.',
    ],
    'You need not ask. The page of your booking says so, with the amount.',
    { heading: 'What the place decides' },
    'If you cannot come, or the place was closed on your day, write to the place or to us with your booking number. The organisation that you booked decides, and we carry it out.',
    { heading: 'What is not returned' },
    'A ticket that was used at the gate, and a ticket whose day is over.',
    { heading: 'For organisations' },
    [
      'A refund of a visitor’s payment can be asked of us for 90 days after it.',
      'A chargeback must be answered, with its papers, within 48 hours of our notice.',
    ],
  ],
};
