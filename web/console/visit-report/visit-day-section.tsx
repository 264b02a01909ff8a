import type { Dashboard, VisitDay } from '#contract/dashboard/model.ts';
import { formatDay } from '#contract/dates.ts';
import { titleOf } from '#web/console/exhibitions/queries.ts';
import { count, Part, Tiles } from '#web/console/ui/tiles.tsx';
import { dashboardTexts as texts } from '#web/console/words/dashboard.ts';
import { consolePaths } from '#web/shared/paths.ts';

type Props = Pick<Dashboard, 'comparedWith'> & { visits: VisitDay };

/** Visits to shows, on the dashboard: who put their name down today, and how many come to each show. */
export function VisitDaySection({ visits: { booked, shows }, comparedWith }: Props) {
  const weekday = formatDay(comparedWith).slice(0, 3);
  return (
    <Part title={texts.visits}>
      <Tiles
        tiles={[
          { label: texts.booked, value: count(booked.now), note: texts.byThisTime(weekday, count(booked.before)) },
          ...shows.map((show) => ({
            label: titleOf(show),
            value: count(show.taken),
            note: show.capacity === null ? texts.noLimit : texts.ofPlaces(count(show.capacity)),
            to: `${consolePaths.exhibitionReport}?show=${show.id}`,
          })),
        ]}
      />
    </Part>
  );
}
