import { Link } from 'react-router';
import type { Dashboard, TokenDay } from '#contract/dashboard/model.ts';
import { formatDay } from '#contract/dates.ts';
import { formatRupees } from '#contract/money.ts';
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
    {tokens.places.length > 0 && <PlacesTable tokens={tokens} open={open} />}
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

const COLUMNS: readonly { head: string; cell: (place: Place) => string; isMoney?: boolean }[] = [
  { head: texts.issued, cell: ({ issued }) => count(issued) },
  { head: texts.waiting, cell: ({ waiting }) => count(waiting) },
  { head: texts.served, cell: ({ served }) => count(served) },
  { head: texts.noShows, cell: ({ noShows }) => count(noShows) },
  { head: texts.paidOnline, cell: ({ money }) => formatRupees(money), isMoney: true },
];

function PlacesTable({ tokens: { places, money }, open }: Pick<Tokens, 'tokens' | 'open'>) {
  const columns = COLUMNS.filter(({ isMoney }) => money !== null || !isMoney);
  return (
    <div className="table-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be in reach of the keyboard. */}
      <section className="table-scroll" aria-label={texts.places} tabIndex={0}>
        <table>
          <caption className="hidden">{texts.places}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.place}</th>
              {columns.map(({ head }) => (
                <th key={head} scope="col" className="end">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place.id}>
                <th scope="row">
                  <PlaceName place={place} open={open} />
                </th>
                {columns.map(({ head, cell }) => (
                  <td key={head} className="end">
                    {cell(place)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Leads to the queue of the place, where there is a screen for it. */
function PlaceName({ place: { id, name, kind }, open }: { place: Place; open: ReadonlySet<string> }) {
  const [screen, parameter] =
    kind === 'doctor' ? [consolePaths.doctorReport, 'clinic'] : [consolePaths.branches, 'queue'];
  return open.has(screen) ? <Link to={`${screen}?${new URLSearchParams({ [parameter]: id })}`}>{name}</Link> : name;
}
