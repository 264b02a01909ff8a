import { useState } from 'react';
import { Link } from 'react-router';
import { Chart } from '#web/console/kit/charts/chart.tsx';
import { HeatMap } from '#web/console/kit/charts/heat-map.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { chartTexts as texts } from './words.ts';

const SERIES = 9;
const VALUES = 18;
const MOST = 90;

const sample = (count: number): number[] =>
  Array.from(crypto.getRandomValues(new Uint32Array(count)), (number) => number % (MOST + 1));

const COLUMNS = Array.from({ length: VALUES }, (_, index) => `w${index + 1}`);

/** `/app/ui/charts`: sample charts (docs/product/console.md 10). */
export function ChartsPage() {
  const [rows] = useState(() =>
    Array.from({ length: SERIES }, (_, index) => ({ id: texts.series(index + 1), values: sample(VALUES) })),
  );
  const [week] = useState(() => sample(texts.days.length));
  const best = Math.max(...week);
  return (
    <Page title={texts.title} lead={texts.lead} action={<LatestReports />}>
      <div className="charts">
        <HeatMap title={texts.heatMap} summary={texts.heatSummary} rows={rows} columns={COLUMNS} most={MOST} />
        <Chart
          as="lines"
          title={texts.line}
          summary={texts.lineSummary(best, texts.days[week.indexOf(best)] ?? '')}
          head={texts.day}
          labels={texts.days}
          series={[{ name: texts.visitors, values: week }]}
          show={String}
        />
      </div>
    </Page>
  );
}

const LatestReports = () => (
  <Button variant="contained" color="secondary" component={Link} to={consolePaths.dashboard(rememberedProduct())}>
    {texts.latestReports}
  </Button>
);
