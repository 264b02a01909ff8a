import { Link } from 'react-router';
import type { Dashboard, TicketDay, TokenDay } from '#contract/dashboard/model.ts';
import { type Day, formatClock, formatShortDay } from '#contract/kernel/dates/dates.ts';
import { formatCount, formatRupees, type Paise } from '#contract/kernel/money.ts';
import { reachableScreen } from '#web/console/frame/menu.ts';
import { FigureStrip, type StripFigure } from '#web/console/kit/charts/figure-strip.tsx';
import { FigureTable } from '#web/console/kit/charts/figure-table.tsx';
import { Part } from '#web/console/kit/charts/tiles.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { dashboardTexts as texts } from './words.ts';

interface NowProps {
  dashboard: Dashboard;
  open: ReadonlySet<string>;
}

export function NowSection({ dashboard, open }: NowProps) {
  const facts = factsOf(dashboard).map((one) => ({ ...one, to: wayTo(one.lists, open) }));
  const places = dashboard.tokens?.places ?? [];
  if (facts.length === 0) return null;
  return (
    <Part title={texts.now}>
      <FigureStrip figures={facts} />
      {places.length > 0 && <Places places={places} open={open} />}
    </Part>
  );
}

export function TomorrowSection({ dashboard: { tomorrow, tokens }, open }: NowProps) {
  if (!tomorrow) return null;
  const { day, bookings, people, peoplePerHour, slots } = tomorrow;
  const lists: Counted['lists'] = tokens
    ? [consolePaths.doctorReport, { from: day, to: day }]
    : [consolePaths.search, { status: 'paid', visitFrom: day, visitTo: day }];
  const figures = [
    fact(texts.bookings, bookings, lists),
    fact(texts.people, people, lists),
    ...(peoplePerHour > 0 ? [fact(texts.perHour, peoplePerHour, lists)] : []),
    ...slots.map(({ from, people: those }) => fact(texts.slot(formatClock(from)), those, lists)),
  ];
  return (
    <Part title={texts.tomorrow(formatShortDay(day))}>
      <FigureStrip figures={figures.map((one) => ({ ...one, to: wayTo(one.lists, open) }))} />
    </Part>
  );
}

interface Counted extends StripFigure {
  lists: readonly [screen: string, filters: Record<string, string>];
}

function wayTo([screen, filters]: Counted['lists'], open: ReadonlySet<string>): string | undefined {
  const list = reachableScreen(open, screen);
  return list && `${list}?${new URLSearchParams(filters)}`;
}

function factsOf({ day, tickets, tokens, visits, enrolments }: Dashboard): readonly Counted[] {
  const days = { from: day, to: day };
  return [
    ...(tickets ? ticketFacts(tickets, day) : []),
    ...(tokens ? tokenFacts(tokens, day) : []),
    ...(visits ? [fact(texts.booked, visits.booked.now, [consolePaths.exhibitionReport, days])] : []),
    ...(enrolments
      ? [
          fact(texts.joined, enrolments.joined.now, [consolePaths.enrolments, { ...days, status: 'paid' }]),
          fact(texts.enrolmentHolds, enrolments.holds, [consolePaths.enrolments, { ...days, status: 'pending' }]),
        ]
      : []),
  ];
}

const fact = (name: string, figure: number, lists: Counted['lists']): Counted => ({
  name,
  value: formatCount(figure),
  lists,
});

const rupees = (name: string, paise: Paise, lists: Counted['lists']): Counted => ({
  name,
  value: formatRupees(paise),
  lists,
});

function ticketFacts({ bookings, money, expected, admitted, holds }: TicketDay, day: Day): Counted[] {
  const days = { from: day, to: day };
  const visits = { status: 'paid', visitFrom: day, visitTo: day };
  return [
    fact(texts.bookings, bookings.now, [consolePaths.bookingReport, days]),
    ...(money ? [rupees(texts.money, money.now, [consolePaths.ticketReport, days])] : []),
    fact(texts.expected, expected.now, [consolePaths.search, visits]),
    fact(texts.admitted, admitted.now, [consolePaths.search, { ...visits, scanned: 'yes' }]),
    fact(texts.holds, holds, [consolePaths.search, { status: 'pending' }]),
  ];
}

function tokenFacts({ issued, waiting, served, noShows, money, cash }: TokenDay, day: Day): Counted[] {
  const tokens = (state?: string): Counted['lists'] => [
    consolePaths.doctorReport,
    { from: day, to: day, ...(state && { state }) },
  ];
  return [
    fact(texts.issued, issued.now, tokens()),
    fact(texts.waiting, waiting, tokens('booked')),
    fact(texts.served, served.now, tokens('complete')),
    fact(texts.noShows, noShows.now, tokens('noshow')),
    ...(money ? [rupees(texts.online, money.now, tokens())] : []),
    ...(cash === null ? [] : [rupees(texts.cash, cash, tokens())]),
  ];
}

type TokenPlace = TokenDay['places'][number];

const FIGURES: readonly { head: string; of: (place: TokenPlace) => string }[] = [
  { head: texts.issued, of: ({ issued }) => formatCount(issued) },
  { head: texts.waiting, of: ({ waiting }) => formatCount(waiting) },
  { head: texts.served, of: ({ served }) => formatCount(served) },
  { head: texts.noShows, of: ({ noShows }) => formatCount(noShows) },
];

const Places = ({ places, open }: { places: readonly TokenPlace[] } & Pick<NowProps, 'open'>) => (
  <FigureTable
    title={texts.places}
    head={texts.place}
    nameOf={(place) => <PlaceName place={place} open={open} />}
    figures={FIGURES}
    rows={places}
  />
);

function PlaceName({ place: { id, kind, ...place }, open }: { place: TokenPlace; open: ReadonlySet<string> }) {
  const name = place.closed ? texts.closedNow(place.name) : place.name;
  const [screen, parameter] =
    kind === 'doctor' ? [consolePaths.doctorReport, 'clinic'] : [consolePaths.branches, 'queue'];
  return open.has(screen) ? <Link to={`${screen}?${new URLSearchParams({ [parameter]: id })}`}>{name}</Link> : name;
}
