import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { type ChartData, mostOf, type Series, tell, wordsOf } from './chart-data.ts';
import { type Height, middleOf } from './line-path.ts';

interface PlotProps {
  data: ChartData;
  draw: (height: Height, at: number | null) => ReactNode;
}

/**
 * Axes and cursor around a chart. Pointer, touch and arrow keys move along the points. The role is slider, because it
 * is the one role for which screen readers pass on arrow keys and touch gestures.
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

const Key = ({ look = '' }: { look?: Series['look'] | '' | undefined }) => <i className={`key ${look}`} />;

export const Legend = ({ series }: { series: readonly Series[] }) => (
  <ul className="row legend">
    {series.map(({ name, look }) => (
      <li key={name}>
        <Key look={look} />
        {name}
      </li>
    ))}
  </ul>
);

function PlotReading({ data: { labels, series, show }, at }: { data: ChartData; at: number }) {
  const left = middleOf(at, labels.length);
  return (
    <>
      <i className="cursor" style={{ left: `${left}%` }} />
      <div className="reading" aria-hidden="true" style={{ left: `${left}%`, translate: `-${left}% 0` }}>
        <b>{labels[at]}</b>
        {series.map(({ name, values, look }) => (
          <span key={name} className="reading-line">
            {series.length > 1 && <Key look={look} />}
            {series.length > 1 && <span>{name}</span>}
            <strong>{tell(values[at], show)}</strong>
          </span>
        ))}
      </div>
    </>
  );
}

function PlotWords({ data: { labels, room = 5 } }: { data: ChartData }) {
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

function placeOf(left: number) {
  const shift = left < 10 ? 25 : left > 90 ? 65 : 50;
  return { left: `${left}%`, translate: `-${shift}% 0` };
}

/**
 * Axis values from zero: round steps (1, 2 or 5 times a power of ten) up to at least `most`, about four of them, never
 * closer than `unit` (1 for counts, 100 for whole rupees in paise).
 */
export function ticksOf(most: number, unit = 1): readonly number[] {
  const least = Math.max(most / 4, unit);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((times) => times * power >= least) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, at) => at * step);
}

/** Label steps in days. From a week on they are whole weeks, so that labels show the same weekday. */
const DAY_STEPS = [1, 2, 3, 7, 14, 21, 28, 56, 91, 182];

export const wordStep = (length: number, room: number): number =>
  DAY_STEPS.find((step) => Math.ceil(length / step) <= room) ?? length;

const KEY_STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** `at`: the point below the pointer or reached by keys, or null. `place`: where the keys are, at first the end. */
function useCursor(length: number) {
  const last = length - 1;
  const [looked, setAt] = useState<number | null>(null);
  const at = looked !== null && looked <= last ? looked : null;
  const go = (to: number) => setAt(Math.min(last, Math.max(0, to)));
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    go(Math.floor(((clientX - left) / width) * length));
  };
  const walk = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go((at ?? last) + step);
  };
  const handlers = {
    onPointerDown: point,
    onPointerMove: point,
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setAt(null),
    onKeyDown: walk,
    onFocus: () => setAt((now) => now ?? last),
    onBlur: () => setAt(null),
  };
  return { at, place: at ?? last, handlers };
}
