import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { RANGE_DAYS } from '#contract/figures/model.ts';
import { lazyPart } from '#web/console/platform/parts.ts';
import { daysUntil, readRange, withRange } from './range.ts';
import { figureTexts } from './words.ts';

const { range: texts } = figureTexts;

const OwnDays = lazyPart(async () => (await import('./own-days-section.tsx')).OwnDays);

/** Ranges are links, so that Back, new tabs and shared addresses work. */
export function RangeSection() {
  const [params, setParams] = useSearchParams();
  const range = readRange(params);
  const [asked, setAsked] = useState(false);
  const open = asked || Boolean(range.from);
  return (
    <div className="stack">
      <nav className="row" aria-label={texts.label}>
        {RANGE_DAYS.map((days) => (
          <Link
            key={days}
            className="preset"
            to={{ search: String(withRange(params, { days })) }}
            preventScrollReset
            onClick={() => setAsked(false)}
            aria-current={!asked && range.days === days ? 'true' : undefined}
          >
            {texts.days[days]}
          </Link>
        ))}
        <button type="button" className="preset" aria-expanded={open} onClick={() => setAsked(!asked)}>
          {texts.own}
        </button>
      </nav>
      {open && (
        <OwnDays
          key={String(params)}
          label={texts.own}
          word={texts.show}
          first={(today) => daysUntil(today, range)}
          choose={(days) => setParams((now) => withRange(now, days), { preventScrollReset: true })}
        />
      )}
    </div>
  );
}
