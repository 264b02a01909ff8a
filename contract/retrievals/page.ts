import type { AdProps } from '#contract/advertisements/page.ts';
import type { Day } from '#contract/kernel/dates.ts';
import type { Paise } from '#contract/kernel/money.ts';
import type { Help, PageProblem } from '#contract/kernel/pages.ts';

export interface FoundTicket {
  bookingId: string;
  visitDay: Day;
  total: Paise;
  scanned: boolean;
  /** PNG data URL */
  image: string;
}

export interface GetQrProps {
  park: { id: string; name: string; location: string };
  mobile: string;
  /** null before the first search; the server's words after it. */
  answer: { message: string; tickets: FoundTicket[] } | null;
  problems: PageProblem[];
  ads: AdProps[];
  help: Help;
}
