import type { AdProps } from '#contract/advertisements/page.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { type Paise, toPaise } from '#contract/kernel/money.ts';
import type { Help, PageProblem } from '#contract/kernel/pages.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import type { PagePlace } from '#contract/offerings/page.ts';
import type { BookingStandingName } from './model.ts';

export interface FoundFacts {
  day: Day;
  scanned?: boolean;
  slot?: { from: string; until: string } | null;
  number?: number | null;
  doctorName?: string | null;
  doctorId?: string | null;
}

export interface FoundBooking extends FoundFacts {
  bookingId: string;
  page: string;
  image: string;
  shortCode: string;
}

export interface GetQrProps {
  kind: OfferingKind;
  place: { id: string; name: string };
  mobile: string;
  answer: { message: string; found: FoundBooking[] } | null;
  problems: PageProblem[];
  ads: AdProps[];
  help: Help;
}

export interface PlaceChoiceProps {
  places: Record<OfferingKind, PagePlace[] | null>;
  help: Help;
}

export interface ToldStanding {
  standing: BookingStandingName;
  message: string;
  total: Paise;
}

export type LegacyStanding = Omit<ToldStanding, 'total'> & { totalAmount: number };

export const toldStanding = ({ totalAmount, standing, message }: LegacyStanding): ToldStanding => ({
  standing,
  message,
  total: toPaise(totalAmount),
});
