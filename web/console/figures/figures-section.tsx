import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Breakdown, Breakdowns, Figures, TradeFigures } from '#contract/figures/model.ts';
import { LoadProblem, Problem } from '#web/console/kit/parts/notice.tsx';
import { Skeleton } from '#web/console/kit/parts/skeleton.tsx';
import { Tabs } from '#web/console/kit/parts/tabs.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { comparedWords, DayCharts, HourChart, WaitSpread, WeekMap } from './charts-section.tsx';
import { PartCharts } from './parts-section.tsx';
import { breakdownsQuery, figuresQuery, readRange } from './queries.ts';
import { FigureTiles } from './tiles-section.tsx';
import { figureTexts as texts } from './words.ts';

interface FiguresProps {
  /** These screens are open to the viewer. */
  open: ReadonlySet<string>;
}

/** Figures and charts of the days in the address, a trade at a time. What was counted last stays until the next is there. */
export function FiguresSection({ open }: FiguresProps) {
  const range = readRange(useSearchParams()[0]);
  const { data, error, refetch, isPlaceholderData } = useQuery(figuresQuery(range));
  const breakdowns = useQuery(breakdownsQuery(range));
  if (!data && error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={1} tiles={6} charts={4} />;
  return (
    <div className={isPlaceholderData ? 'day older' : 'day'} aria-busy={isPlaceholderData}>
      <div>
        <p className="hint compared-with" role="status">
          {comparedWords(data)}
        </p>
        {error && <Problem>{texts.stale(error.message)}</Problem>}
      </div>
      <Trades figures={data}>
        {(of) => (
          <>
            <FigureTiles figures={data} of={of} open={open} />
            <Charts figures={data} of={of} open={open} breakdowns={breakdowns} />
          </>
        )}
      </Trades>
    </div>
  );
}

interface TradesProps {
  figures: Figures;
  children: (of: TradeFigures) => React.ReactNode;
}

/** The one trade of an owner; those of the admin under tabs, the open one in the address. */
function Trades({ figures: { trades }, children }: TradesProps) {
  const [params, setParams] = useSearchParams();
  const of = trades.find(({ trade }) => trade === params.get('trade')) ?? trades[0];
  if (!of) return null;
  if (trades.length === 1) return <div className="day">{children(of)}</div>;
  const choose = (trade: string) =>
    setParams(
      (now) => {
        const written = new URLSearchParams(now);
        written.set('trade', trade);
        return written;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <Tabs
      label={texts.trade}
      tabs={trades.map(({ trade }) => ({ name: trade, label: texts.trades[trade] }))}
      open={of.trade}
      choose={choose}
    >
      <div className="day">{children(of)}</div>
    </Tabs>
  );
}

interface ChartsProps extends FiguresProps {
  figures: Figures;
  of: TradeFigures;
  breakdowns: { data: Breakdowns | undefined; error: Error | null; refetch: () => unknown };
}

/** Charts by day, then what the range was made of; the one does not wait for the other. */
function Charts({ figures, of, open, breakdowns: { data, error, refetch } }: ChartsProps) {
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

/** The bookings of one offering are listed here, and it stands in that address under this name. */
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
