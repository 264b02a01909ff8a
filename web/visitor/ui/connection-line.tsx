import { dayOf, formatInstant, formatTime } from '#contract/kernel/dates/dates.ts';
import type { Freshness } from '#web/visitor/platform/live-value.ts';
import { connectionTexts as texts } from './words.ts';

export function ConnectionLine({ freshness, at }: { freshness: Freshness; at: string }) {
  const then = new Date(at);
  const time = dayOf(then) === dayOf(new Date()) ? formatTime(then) : formatInstant(then);
  const words = { live: texts.live, made: texts.asOf(time), asked: texts.asking(time), lost: texts.lost(time) };
  return (
    <p className={`link ${freshness}`}>
      <span className="dot" aria-hidden="true" />
      <span>{words[freshness]}</span>
    </p>
  );
}
