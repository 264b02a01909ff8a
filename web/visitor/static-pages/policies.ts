import type { TextKey } from '#words/keys.ts';

/** Paragraph, list, heading, or paragraph with emphasised beginning. */
export type PolicyPart = TextKey | readonly TextKey[] | { heading: TextKey } | { strong: TextKey; rest: TextKey };

/** Facts from docs/product/README.md 4. */
export const policies: Record<'privacy' | 'terms' | 'refunds', readonly PolicyPart[]> = {
  privacy: [
    'static-pages.privacyLead',
    { heading: 'static-pages.privacyKept' },
    [
      'static-pages.privacyKeptMobile',
      'static-pages.privacyKeptName',
      'static-pages.privacyKeptBooking',
      'static-pages.privacyKeptBrowser',
    ],
    { heading: 'static-pages.privacyNever' },
    'static-pages.privacyNeverText',
    { heading: 'static-pages.privacyWho' },
    ['static-pages.privacyWhoPlace', 'static-pages.privacyWhoProvider', 'static-pages.privacyWhoAuthority'],
    'static-pages.privacyNoSelling',
    { heading: 'static-pages.privacyHowLong' },
    'static-pages.privacyHowLongText',
    { heading: 'static-pages.privacyCookies' },
    'static-pages.privacyCookiesText',
    { heading: 'static-pages.privacyRights' },
    'static-pages.privacyRightsText',
  ],
  terms: [
    'static-pages.termsLead',
    { heading: 'static-pages.termsWho' },
    'static-pages.termsWhoText',
    { heading: 'static-pages.termsTicket' },
    [
      'static-pages.termsTicketDay',
      'static-pages.termsTicketPeople',
      'static-pages.termsTicketFirstScan',
      'static-pages.termsTicketRules',
      'static-pages.termsTicketFamily',
    ],
    { heading: 'static-pages.termsPaying' },
    ['static-pages.termsPayingRupees', 'static-pages.termsPayingHeld', 'static-pages.termsPayingConfirmed'],
    { heading: 'static-pages.termsCoupons' },
    'static-pages.termsCouponsText',
    { heading: 'static-pages.termsWe' },
    'static-pages.termsWeText',
    { heading: 'static-pages.termsLaw' },
    'static-pages.termsLawText',
  ],
  refunds: [
    'static-pages.refundsLead',
    { heading: 'static-pages.refundsTime' },
    { strong: 'static-pages.refundsDays', rest: 'static-pages.refundsDaysRest' },
    { heading: 'static-pages.refundsOurs' },
    ['static-pages.refundsOursLate', 'static-pages.refundsOursSecond'],
    'static-pages.refundsOursNote',
    { heading: 'static-pages.refundsPlace' },
    'static-pages.refundsPlaceText',
    { heading: 'static-pages.refundsNot' },
    'static-pages.refundsNotText',
    { heading: 'static-pages.refundsOrganisations' },
    ['static-pages.refundsOrganisationsAsk', 'static-pages.refundsOrganisationsChargeback'],
  ],
};
