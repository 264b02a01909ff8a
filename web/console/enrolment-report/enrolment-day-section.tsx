import type { Dashboard, EnrolmentDay } from '#contract/dashboard/model.ts';
import { formatDay } from '#contract/dates.ts';
import { formatRupees } from '#contract/money.ts';
import { count, Part, Tiles } from '#web/console/ui/tiles.tsx';
import { dashboardTexts as texts } from '#web/console/words/dashboard.ts';

type Props = Pick<Dashboard, 'comparedWith'> & { enrolments: EnrolmentDay };

/** Places in batches, on the dashboard: who joined today, what came in, and what is on hold. */
export function EnrolmentDaySection({ enrolments: { joined, money, holds }, comparedWith }: Props) {
  const weekday = formatDay(comparedWith).slice(0, 3);
  return (
    <Part title={texts.enrolments}>
      <Tiles
        tiles={[
          { label: texts.joined, value: count(joined.now), note: texts.byThisTime(weekday, count(joined.before)) },
          {
            label: texts.money,
            value: formatRupees(money.now),
            note: texts.byThisTime(weekday, formatRupees(money.before)),
          },
          { label: texts.holds, value: count(holds), note: texts.holdsNote },
        ]}
      />
    </Part>
  );
}
