import { useQuery } from '@tanstack/react-query';
import { formatCount, formatRupees } from '#contract/kernel/money.ts';
import { rankingQuery } from '#web/console/figures/queries.ts';
import { useRange } from '#web/console/figures/use-range.ts';
import { figureTexts } from '#web/console/figures/words.ts';
import { chartTexts } from '#web/console/kit/charts/charts-words.ts';
import { Shares } from '#web/console/kit/charts/shares.tsx';
import { LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { Skeleton } from '#web/console/kit/parts/skeleton.tsx';
import { registrationTexts } from '#web/console/organisations/words.ts';

const { ranking: texts, money, parts, bookings } = figureTexts;

export function RankingSection() {
  const { data, error, refetch } = useQuery(rankingQuery(useRange()));
  if (!data && error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton charts={1} />;
  return (
    <Shares
      title={texts.title}
      summary={texts.summary(formatCount(data.count))}
      heads={[parts.name, money.tickets]}
      shares={data.organisations.map((one) => ({
        id: one.organisationId,
        name: (
          <>
            {one.name}{' '}
            <small>
              {registrationTexts.kinds[one.kind]}, {bookings.tickets.toLowerCase()}: {formatCount(one.bookings)}
            </small>
          </>
        ),
        value: one.money,
        text: formatRupees(one.money),
        note: chartTexts.change.before(formatRupees(one.moneyBefore)),
      }))}
    />
  );
}
