import { Link } from 'react-router';
import type { Dashboard, TokenDay } from '#contract/dashboard/model.ts';
import { formatDay } from '#contract/dates.ts';
import { formatRupees } from '#contract/money.ts';
import { FigureTable } from '#web/console/ui/figure-table.tsx';
import { count, Part, type Tile, Tiles } from '#web/console/ui/tiles.tsx';
import { dashboardTexts as texts } from '#web/console/words/dashboard.ts';
import { consolePaths } from '#web/shared/paths.ts';

type Tokens = Pick<Dashboard, 'comparedWith'> & {
  tokens: TokenDay;
  /** Screens that are open to whoever looks. */
  open: ReadonlySet<string>;
};

/** Tokens of clinics and branches: today's figures, and the places that gave the most. */
export const TokensSection = ({ tokens, comparedWith, open }: Tokens) => (
  <Part title={texts.tokens}>
    <Tiles tiles={figuresOf(tokens, formatDay(comparedWith).slice(0, 3))} />
    {tokens.places.length > 0 && (
      <FigureTable
        title={texts.places}
        head={texts.place}
        nameOf={(place) => <PlaceName place={place} open={open} />}
        figures={FIGURES.filter(({ isMoney }) => tokens.money !== null || !isMoney)}
        rows={tokens.places}
      />
    )}
  </Part>
);

function figuresOf({ issued, waiting, served, noShows, money }: TokenDay, weekday: string): Tile[] {
  const grown = (label: string, { now, before }: TokenDay['issued'], show: (value: number) => string): Tile => ({
    label,
    value: show(now),
    note: texts.byThisTime(weekday, show(before)),
  });
  return [
    grown(texts.issued, issued, count),
    { label: texts.waiting, value: count(waiting), note: texts.waitingNote },
    grown(texts.served, served, count),
    { label: texts.noShows, value: count(noShows.now), note: texts.lastWeek(weekday, count(noShows.before)) },
    ...(money ? [grown(texts.paidOnline, money, formatRupees)] : []),
  ];
}

type Place = TokenDay['places'][number];

const FIGURES: readonly { head: string; of: (place: Place) => string; isMoney?: boolean }[] = [
  { head: texts.issued, of: ({ issued }) => count(issued) },
  { head: texts.waiting, of: ({ waiting }) => count(waiting) },
  { head: texts.served, of: ({ served }) => count(served) },
  { head: texts.noShows, of: ({ noShows }) => count(noShows) },
  { head: texts.paidOnline, of: ({ money }) => formatRupees(money), isMoney: true },
];

/** Leads to the queue of the place, where there is a screen for it. */
function PlaceName({ place: { id, name, kind }, open }: { place: Place; open: ReadonlySet<string> }) {
  const [screen, parameter] =
    kind === 'doctor' ? [consolePaths.doctorReport, 'clinic'] : [consolePaths.branches, 'queue'];
  return open.has(screen) ? <Link to={`${screen}?${new URLSearchParams({ [parameter]: id })}`}>{name}</Link> : name;
}
