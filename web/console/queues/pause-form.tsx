import { type FormEvent, useRef, useState } from 'react';
import { formatClock, formatLocalTime } from '#contract/kernel/dates/dates.ts';
import type { Station } from '#contract/queues/model.ts';
import { SelectField } from '#web/console/kit/forms/field.tsx';
import { useUnsaved } from '#web/console/kit/forms/unsaved-changes.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import type { DeskQueue } from './queries.ts';
import type { Desk } from './use-desk.ts';
import { pauseTexts as texts } from './words.ts';

const STEPS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180];

interface PauseProps {
  queue: DeskQueue;
  /** Absent: nothing has been said yet. */
  station: Pick<Station, 'paused' | 'backAt' | 'lateMinutes'> | undefined;
  desk: Desk;
}

/** Says on every open page that the queue pauses and until when, or how late it runs. */
export function Pause({ queue, station: { paused, backAt, lateMinutes } = NOTHING_SAID, desk }: PauseProps) {
  // Null: as it stands.
  const [chosen, setChosen] = useState<number | null>(null);
  const late = chosen ?? lateMinutes;
  const [chosenBack, setChosenBack] = useState<string | null>(null);
  const back = chosenBack ?? backAt ?? '';
  useUnsaved(late !== lateMinutes);
  const toasts = useToasts();
  // The words said last, also before the page shows them: the next thing said must not take them back.
  const told = useRef({ paused, backAt, lateMinutes });
  if (!desk.isBusy()) told.current = { paused, backAt, lateMinutes };
  const tell = (change: Partial<typeof told.current>, then?: () => void) => {
    told.current = { ...told.current, ...change };
    desk.act({ pause: queue, ...told.current }, () => {
      toasts.success(texts.saved);
      then?.();
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tell({ lateMinutes: late, backAt: paused ? back || null : null }, () => {
      setChosen(null);
      // A time that is chosen for a pause to come waits for it.
      if (paused) setChosenBack(null);
    });
  };
  const turn = () => tell({ paused: !paused, backAt: paused ? null : back || null }, () => setChosenBack(null));
  const options = [...new Set([...STEPS, lateMinutes])].sort((one, other) => one - other);
  return (
    <form className="card pause" onSubmit={submit} aria-label={texts.title}>
      {paused && (
        <p className="pause-now">
          <b>{texts.paused[queue.kind]}</b> {backAt && texts.backAt(formatClock(backAt))} {texts.pausedHint}
        </p>
      )}
      <SelectField
        label={texts.late}
        value={String(late)}
        change={(minutes) => setChosen(Number(minutes))}
        options={options.map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? texts.notLate : texts.lateBy(minutes),
        }))}
      />
      <SelectField
        label={texts.back}
        hint={paused ? undefined : texts.backHint}
        value={back}
        change={setChosenBack}
        none={texts.backNotSaid}
        options={timesToCome(back).map((time) => ({ value: time, label: formatClock(time) }))}
      />
      <div className="pause-do">
        <Button type="submit" variant="outlined">
          {texts.save}
        </Button>
        <Button variant={paused ? 'contained' : 'outlined'} onClick={turn}>
          {paused ? texts.resume : texts.pause}
        </Button>
      </div>
    </form>
  );
}

const NOTHING_SAID = { paused: false, backAt: null, lateMinutes: 0 };

const BREAKS = [10, 15, 20, 30, 45, 60, 90, 120, 180];
const FIVE_MS = 5 * 60_000;

/** The times at which a pause that begins now may end, to five minutes, and the one that is chosen. None is tomorrow's. */
function timesToCome(chosen: string): string[] {
  const now = Math.ceil(Date.now() / FIVE_MS) * FIVE_MS;
  const [today, times] = [formatLocalTime(new Date(now)), BREAKS.map((minutes) => new Date(now + minutes * 60_000))];
  const ahead = times.map(formatLocalTime).filter((time) => time.slice(0, 10) === today.slice(0, 10));
  return [...new Set([...ahead.map((time) => time.slice(11)), chosen])].filter(Boolean).sort();
}
