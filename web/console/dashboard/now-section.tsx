import { Link } from 'react-router';
import type { Dashboard, TicketDay, TokenDay } from '#contract/dashboard/model.ts';
import { formatCount, formatRupees } from '#contract/money.ts';
import { FigureStrip, type StripFigure } from '#web/console/ui/figure-strip.tsx';
import { FigureTable } from '#web/console/ui/figure-table.tsx';
import { Part } from '#web/console/ui/tiles.tsx';
import { dashboardTexts as texts } from '#web/console/words/dashboard.ts';
import { consolePaths } from '#web/shared/paths.ts';

interface NowProps {
  dashboard: Dashboard;
  /** Screens that are open to whoever looks. */
  open: ReadonlySet<string>;
}

/** How the day stands at this moment, in one line; where people wait, place by place. */
export function NowSection({ dashboard, open }: NowProps) {
  const facts = factsOf(dashboard);
  const places = dashboard.tokens?.places ?? [];
  if (facts.length === 0) return null;
  return (
    <Part title={texts.now}>
      <FigureStrip figures={facts} />
      {places.length > 0 && <Places places={places} open={open} />}
    </Part>
  );
}

/** What changes by the minute, trade by trade. */
function factsOf({ tickets, tokens, visits, enrolments }: Dashboard): readonly StripFigure[] {
  return [
    ...(tickets ? ticketFacts(tickets) : []),
    ...(tokens ? tokenFacts(tokens) : []),
    ...(visits ? [fact(texts.booked, visits.booked.now)] : []),
    ...(enrolments ? [fact(texts.joined, enrolments.joined.now), fact(texts.enrolmentHolds, enrolments.holds)] : []),
  ];
}

const fact = (name: string, figure: number): StripFigure => ({ name, value: formatCount(figure) });

const ticketFacts = ({ bookings, money, expected, admitted, holds }: TicketDay): StripFigure[] => [
  fact(texts.bookings, bookings.now),
  { name: texts.money, value: formatRupees(money.now) },
  fact(texts.expected, expected.now),
  fact(texts.admitted, admitted.now),
  fact(texts.holds, holds),
];

const tokenFacts = ({ issued, waiting, served, noShows }: TokenDay): StripFigure[] => [
  fact(texts.issued, issued.now),
  fact(texts.waiting, waiting),
  fact(texts.served, served.now),
  fact(texts.noShows, noShows.now),
];

type Place = TokenDay['places'][number];

const FIGURES: readonly { head: string; of: (place: Place) => string }[] = [
  { head: texts.issued, of: ({ issued }) => formatCount(issued) },
  { head: texts.waiting, of: ({ waiting }) => formatCount(waiting) },
  { head: texts.served, of: ({ served }) => formatCount(served) },
  { head: texts.noShows, of: ({ noShows }) => formatCount(noShows) },
];

/** Clinics and branches with the most tokens today. */
const Places = ({ places, open }: { places: readonly Place[] } & Pick<NowProps, 'open'>) => (
  <FigureTable
    title={texts.places}
    head={texts.place}
    nameOf={(place) => <PlaceName place={place} open={open} />}
    figures={FIGURES}
    rows={places}
  />
);

/** Leads to the queue of the place, where there is a screen for it. */
function PlaceName({ place: { id, name, kind }, open }: { place: Place; open: ReadonlySet<string> }) {
  const [screen, parameter] =
    kind === 'doctor' ? [consolePaths.doctorReport, 'clinic'] : [consolePaths.branches, 'queue'];
  return open.has(screen) ? <Link to={`${screen}?${new URLSearchParams({ [parameter]: id })}`}>{name}</Link> : name;
}
