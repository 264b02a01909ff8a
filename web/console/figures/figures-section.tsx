import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Figures, TradeFigures } from '#contract/figures/model.ts';
import { LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { Skeleton } from '#web/console/kit/parts/skeleton.tsx';
import { Tabs } from '#web/console/kit/parts/tabs.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { figuresQuery } from './queries.ts';
import { comparedWords, FigureTiles, MoneySums } from './tiles-section.tsx';
import { useRange } from './use-range.ts';
import { figureTexts as texts } from './words.ts';

const Breakdowns = lazyPart(async () => (await import('./breakdowns-section.tsx')).Breakdowns, <Skeleton charts={4} />);

interface FiguresProps {
  open: ReadonlySet<string>;
}

/** Charts load on request. Keeps the previous figures on screen while loading. */
export function FiguresSection({ open }: FiguresProps) {
  const range = useRange();
  const { data, error, refetch, isPlaceholderData } = useQuery(figuresQuery(range));
  if (!data && error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={1} tiles={6} />;
  return (
    <div className={isPlaceholderData ? 'day older' : 'day'} aria-busy={isPlaceholderData}>
      <div>
        <p className="hint" role="status">
          {comparedWords(data)}
        </p>
        {error && <Problem>{texts.stale(error.message)}</Problem>}
      </div>
      <Trades figures={data}>
        {(of) => (
          <>
            <FigureTiles figures={data} of={of} open={open} />
            <MoneySums of={of} />
            <Fold name="charts" title={texts.charts} hint={texts.chartsHint}>
              <Breakdowns figures={data} of={of} open={open} />
            </Fold>
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
