import type { Dashboard, VisitDay } from '#contract/dashboard/model.ts';
import { formatDay } from '#contract/dates.ts';
import { titleOf } from '#web/features/exhibitions/queries.ts';
import { dashboardTexts as texts } from '#web/messages/dashboard.ts';
import { consolePaths } from '#web/paths.ts';
import { count, Part, Tiles } from '#web/ui/tiles.tsx';

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
