import { formatCount } from '#contract/kernel/money.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';

export const tradeNames: Record<OfferingKind, string> = {
  park: 'Park',
  clinic: 'Clinic',
  branch: 'Bank branch',
  exhibition: 'Show',
  coaching: 'Batch',
};

export const searchTexts = {
  label: 'Search a place or a town',
  trade: 'Trade',
  anyTrade: 'All trades',
  trades: {
    park: 'Parks',
    clinic: 'Doctors and clinics',
    branch: 'Bank branches',
    exhibition: 'Exhibitions and shows',
    coaching: 'Coaching batches',
  } satisfies Record<OfferingKind, string>,
  town: 'Town',
  anyTown: 'All towns',
  submit: 'Search',
  near: 'Near me',
  notNear: 'Your phone did not say where you are. Please choose your town instead.',
};

export const placesTexts = {
  title: 'Places – Pravesh',
  heading: 'Places to book',
  count: (count: number) => (count === 1 ? '1 place' : `${formatCount(count)} places`),
  nearest: 'The nearest towns come first.',
  nothing: 'No place answers this search. Please try fewer words, or another town.',
  more: 'More places',
  all: 'All places',
};

export const organisationTexts = {
  title: (name: string) => `${name} – Pravesh`,
  description: (name: string) => `Book tickets, tokens and places of ${name} on your phone. No app, no account.`,
  none: 'Nothing can be booked here just now. Please look in again soon.',
};

export const cardTexts = {
  free: 'Free',
  from: (price: string) => `From ${price}`,
  open: 'Open now',
  closed: 'Closed',
  tomorrow: 'tomorrow',
  today: 'today',
  opens: (when: string) => `Opens ${when}`,
  on: 'On now',
  begins: (when: string) => `Begins ${when}`,
};
