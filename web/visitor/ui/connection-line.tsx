import { dayOf } from '#contract/kernel/dates/dates.ts';
import { momentText, timeText } from '#contract/kernel/dates/texts.ts';
import { say } from '#web/shared/say.ts';
import type { Freshness } from '#web/visitor/platform/live-value.ts';

export function ConnectionLine({ freshness, at }: { freshness: Freshness; at: string }) {
  const then = new Date(at);
  const time = dayOf(then) === dayOf(new Date()) ? timeText(then) : momentText(then);
  const words = {
    live: say('ui.live'),
    made: say('ui.asOf', { time }),
    asked: say('ui.asking', { time }),
    lost: say('ui.reconnecting', { time }),
  };
  return (
    <p className={`link ${freshness}`}>
      <span className="dot" aria-hidden="true" />
      <span>{words[freshness]}</span>
    </p>
  );
}
