import type { ReactNode } from 'react';
import { ticksOf } from '#web/console/kit/tables/choice/ticks.ts';
import { useCursor } from '#web/console/kit/tables/use-cursor.ts';
import { type ChartData, mostOf, wordsOf } from './chart-data.ts';
import type { Height } from './line-path.ts';
import { PlotReading } from './plot-reading.tsx';
import { PlotWords } from './plot-words.tsx';

interface PlotProps {
  data: ChartData;
  /** Draws the series; `at` is the point that somebody looks at. */
  draw: (height: Height, at: number | null) => ReactNode;
}

/**
 * Axes, lines and the point that somebody looks at, around what a chart draws. Pointer, finger and arrow keys move along
 * the points. To a screen reader it is a slider from the first point to the last, which says each in words as it comes:
 * the one role that passes arrow keys on, and gestures of phones too.
 */
export function Plot({ data, draw }: PlotProps) {
  const { title, labels, series, show, short = show, unit = 1 } = data;
  const ticks = ticksOf(mostOf(series), unit);
  const top = ticks.at(-1) ?? 1;
  const height: Height = (value) => (100 * value) / top;
  const { at, place, handlers } = useCursor(labels.length);
  return (
    <div className="plot-frame">
      <div className="ticks" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${height(tick)}%` }}>
            {short(tick)}
          </span>
        ))}
      </div>
      <div
        className="plot"
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={1}
        aria-valuemax={labels.length}
        aria-valuenow={place + 1}
        aria-valuetext={wordsOf(data, place)}
        {...handlers}
      >
        {ticks.map((tick) => (
          <i key={tick} className="grid-line" style={{ bottom: `${height(tick)}%` }} />
        ))}
        {draw(height, at)}
        {at !== null && <PlotReading data={data} at={at} />}
      </div>
      <PlotWords data={data} />
    </div>
  );
}
