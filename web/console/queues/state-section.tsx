import { formatClock } from '#contract/kernel/dates/dates.ts';
import type { Station } from '#contract/queues/model.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { type PauseChoice, type PauseChoices, pauseChoices } from './pause-choices.ts';
import type { Desk } from './use-desk.ts';
import { closingTexts, pauseTexts as texts } from './words.ts';

interface StateProps extends PauseChoices {
  station: Station | undefined;
  desk: Desk;
}

export function DeskState({ station, desk, ...of }: StateProps) {
  const { queue } = of;
  const lateMinutes = station?.lateMinutes ?? 0;
  const resume = ({ counterId, all }: PauseChoice) =>
    desk.act({ pause: queue, counterId, all, paused: false, backAt: null, lateMinutes }, () =>
      toasts.success(texts.saved),
    );
  const open = () => desk.act({ close: queue, closed: false }, () => toasts.success(closingTexts.opened));
  return (
    <>
      {pauseChoices(of)
        .filter(({ paused }) => paused)
        .map((one) => (
          <div className="notice" key={one.value}>
            <p>
              <b>{texts.paused(one.label)}</b> {one.backAt && texts.backAt(formatClock(one.backAt))}{' '}
              {one.counterId ? texts.counterHint : texts.pausedHint}
            </p>
            <Button variant="outlined" size="small" color="inherit" onClick={() => resume(one)}>
              {texts.resume}
            </Button>
          </div>
        ))}
      {lateMinutes > 0 && (
        <div className="notice">
          <p>
            <b>{texts.lateBy(lateMinutes)}.</b> {texts.lateHint}
          </p>
        </div>
      )}
      {station?.closed && (
        <div className="notice">
          <p>
            <b>{closingTexts.closed}</b> {closingTexts.closedHint}
          </p>
          <Button variant="outlined" size="small" color="inherit" onClick={open}>
            {closingTexts.open}
          </Button>
        </div>
      )}
    </>
  );
}
