import { wordStep } from '#web/console/kit/tables/choice/ticks.ts';
import type { ChartData } from './chart-data.ts';
import { middleOf } from './line-path.ts';

/** As many words as there is room for stand below the axis. */
export function PlotWords({ data: { labels, room = 5 } }: { data: ChartData }) {
  const step = wordStep(labels.length, room);
  const shown = labels.flatMap((label, at) => (at % step === 0 ? [{ label, at }] : []));
  return (
    <div className="plot-words" aria-hidden="true">
      {shown.map(({ label, at }, index) => (
        <span key={label} className={index % 2 ? 'where-wide' : undefined} style={placeOf(middleOf(at, labels.length))}>
          {label}
        </span>
      ))}
    </div>
  );
}

/** A word stands below its point; at the edges of the chart it runs no further than their room. */
function placeOf(left: number) {
  const shift = left < 10 ? 25 : left > 90 ? 65 : 50;
  return { left: `${left}%`, translate: `-${shift}% 0` };
}
