import { useQuery } from '@tanstack/react-query';
import type { GateFigures } from '#contract/gates/model.ts';
import { formatCount } from '#contract/kernel/money.ts';
import { FigureTable } from '#web/console/kit/charts/figure-table.tsx';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { Fold } from '#web/ui/fold.tsx';
import { gateFiguresQuery } from './queries.ts';
import { hourWords, gateTexts as texts } from './words.ts';

const Chart = lazyPart(async () => (await import('#web/console/kit/charts/chart.tsx')).Chart, <Loading />);

export const FiguresSection = ({ parkId }: { parkId: string }) => (
  <Fold name="gate-figures" title={texts.figures} hint={texts.figuresHint}>
    <DayFigures parkId={parkId} />
  </Fold>
);

function DayFigures({ parkId }: { parkId: string }) {
  const { data, error, refetch } = useQuery(gateFiguresQuery);
  if (!data) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <Loading />;
  const isShown = (one: { parkId: string }) => parkId === '' || one.parkId === parkId;
  const gates = data.gates.filter(isShown);
  return (
    <div className="stack">
      {data.parks.filter(isShown).map((park) => (
        <ParkHours key={park.parkId} park={park} />
      ))}
      {data.parks.every((park) => !isShown(park)) && <p>{texts.noFigures}</p>}
      {gates.length > 0 && (
        <FigureTable
          title={texts.byGate}
          head={texts.gate}
          nameOf={({ gate }: GateFigures['gates'][number]) => gate || texts.noName}
          figures={[
            { head: texts.refusedTitle, of: ({ refused }) => formatCount(refused) },
            { head: texts.byHand, of: ({ byHand }) => formatCount(byHand) },
            { head: texts.undone, of: ({ undone }) => formatCount(undone) },
          ]}
          rows={gates.map((gate) => ({ ...gate, id: `${gate.parkId}/${gate.gate}` }))}
        />
      )}
    </div>
  );
}

function ParkHours({ park: { parkName, sold, came, hours } }: { park: GateFigures['parks'][number] }) {
  const summary = texts.cameOf(formatCount(came), formatCount(sold));
  if (hours.length === 0)
    return (
      <p>
        {parkName}: {summary}
      </p>
    );
  return (
    <Chart
      as="bars"
      title={parkName}
      summary={summary}
      head={texts.hour}
      labels={hours.map(({ hour }) => hourWords(hour))}
      series={[
        { name: texts.cameTitle, values: hours.map((hour) => hour.came) },
        { name: texts.refusedTitle, values: hours.map((hour) => hour.refused), look: 'second' },
      ]}
      show={formatCount}
    />
  );
}
