import { addDays, type Day, formatClock, formatShortDay } from '#contract/kernel/dates.ts';
import { formatCount, formatRupees, type Paise } from '#contract/kernel/money.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { Standing } from '#contract/opening-days/rules.ts';

/** One place of a trade, on its card. */
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
  ofTrade: (trade: string, count: number) => `${trade}: ${formatCount(count)}`,
};

export const organisationTexts = {
  title: (name: string) => `${name} – Pravesh`,
  description: (name: string) => `Book tickets, tokens and places of ${name} on your phone. No app, no account.`,
  none: 'Nothing can be booked here just now. Please look in again soon.',
};

export const priceText = (priceFrom: Paise | null, kind: OfferingKind): string | null => {
  if (priceFrom === null) return null;
  if (priceFrom === 0) return 'Free';
  return kind === 'park' ? `From ${formatRupees(priceFrom)}` : formatRupees(priceFrom);
};

/** "Open now", "Opens 9:00 am"; a show and a batch say when they begin. */
export function standingText(standing: Standing | null, kind: OfferingKind, today: Day): string | null {
  if (standing === null) return null;
  if (standing.is === 'closed') return 'Closed';
  const begins = kind === 'exhibition' || kind === 'coaching';
  if (standing.is === 'open') return begins ? 'On now' : 'Open now';
  const day = dayText(standing.day, today);
  const when = [day, standing.at && formatClock(standing.at)].filter(Boolean).join(' ');
  return begins ? `Begins ${when || 'today'}` : `Opens ${when || 'today'}`;
}

/** Today goes without saying. */
const dayText = (day: Day, today: Day): string | null => {
  if (day === today) return null;
  return day === addDays(today, 1) ? 'tomorrow' : formatShortDay(day);
};
