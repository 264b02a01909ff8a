import { useQuery } from '@tanstack/react-query';
import type { Breakdown, Figures, TradeFigures } from '#contract/figures/model.ts';
import { LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { Skeleton } from '#web/console/kit/parts/skeleton.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { Problem } from '#web/ui/notice.tsx';
import { DayCharts, HourChart, WaitSpread, WeekMap } from './charts-section.tsx';
import { PartCharts } from './parts-section.tsx';
import { breakdownsQuery } from './queries.ts';
import { useRange } from './use-range.ts';
import { figureTexts as texts } from './words.ts';

interface BreakdownsProps {
  figures: Figures;
  of: TradeFigures;
  open: ReadonlySet<string>;
}

/** Two queries, so that neither waits for the other. */
export function Breakdowns({ figures, of, open }: BreakdownsProps) {
  const { data, error, refetch } = useQuery(breakdownsQuery(useRange()));
  const parts = data?.trades.find(({ trade }) => trade === of.trade);
  return (
    <>
      <div className="charts">
        <DayCharts figures={figures} of={of} />
        {parts && <HourChart hours={parts.hours} />}
        {parts && <WaitSpread waits={parts.waits} figures={figures} />}
        {parts && <PartCharts of={parts} reportOf={(offering) => reportOf(offering, figures, open)} />}
        {parts && <WeekMap hours={parts.hours} figures={figures} />}
      </div>
      {!data && error && <LoadProblem error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton charts={4} />}
      {data && error && <Problem>{texts.stale(error.message)}</Problem>}
    </>
  );
}

type Offering = Breakdown['offerings'][number];

/** Screen that lists the bookings of one offering, and its parameter for the offering. */
const LISTS: Partial<Record<Offering['kind'], readonly [screen: string, name: string]>> = {
  'park-ticket': [consolePaths.ticketReport, 'park'],
  'doctor-appointment': [consolePaths.doctorReport, 'clinic'],
  'loan-appointment': [consolePaths.tokens, 'branch'],
  'show-visit': [consolePaths.exhibitionReport, 'show'],
  'batch-enrolment': [consolePaths.enrolments, 'batch'],
};

function reportOf({ kind, offeringId }: Offering, { from, to }: Figures, open: ReadonlySet<string>) {
  const [screen = '', name = ''] = LISTS[kind] ?? [];
  return open.has(screen) ? `${screen}?${new URLSearchParams({ [name]: offeringId, from, to })}` : undefined;
}
