import type { Dashboard, Holding } from '#contract/dashboard/model.ts';
import { formatCount } from '#contract/kernel/money.ts';
import { titleOf } from '#web/console/exhibitions/words.ts';
import { FigureStrip } from '#web/console/kit/charts/figure-strip.tsx';
import { Part } from '#web/console/kit/charts/tiles.tsx';
import { registrationTexts } from '#web/console/organisations/words.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { dashboardTexts as texts } from './words.ts';

interface HoldingsProps {
  dashboard: Dashboard;
  open: ReadonlySet<string>;
}

export const HoldingsSection = ({ dashboard: { visits, holdings, organisations }, open }: HoldingsProps) => (
  <>
    {visits && visits.shows.length > 0 && (
      <Part title={texts.visits}>
        <FigureStrip
          figures={visits.shows.map((show) => ({
            name: show.closed ? texts.closedNow(titleOf(show)) : titleOf(show),
            value:
              show.capacity === null
                ? formatCount(show.taken)
                : texts.ofPlaces(formatCount(show.taken), formatCount(show.capacity)),
            to: open.has(consolePaths.exhibitionReport)
              ? `${consolePaths.exhibitionReport}?show=${show.id}`
              : undefined,
          }))}
        />
      </Part>
    )}
    {holdings.length > 0 && (
      <Part title={texts.holdings}>
        <FigureStrip
          figures={holdings.map(({ name, count }) => ({
            name: texts.names[name],
            value: formatCount(count),
            to: open.has(MANAGED[name] ?? '') ? MANAGED[name] : undefined,
          }))}
        />
      </Part>
    )}
    {organisations && (
      <Part title={texts.organisations}>
        <FigureStrip
          figures={organisations.map(({ kind, count }) => ({
            name: registrationTexts.kinds[kind],
            value: formatCount(count),
            to: open.has(consolePaths.organisations) ? `${consolePaths.organisations}?kind=${kind}` : undefined,
          }))}
        />
      </Part>
    )}
  </>
);

const MANAGED: Partial<Record<Holding, string>> = {
  parks: consolePaths.parks,
  inspectors: consolePaths.inspectors,
  clinics: consolePaths.clinics,
  doctors: consolePaths.doctors,
  branches: consolePaths.branches,
  showsRunning: consolePaths.exhibitions,
  showsComing: consolePaths.exhibitions,
  batchesOpen: consolePaths.coachingBatches,
};
