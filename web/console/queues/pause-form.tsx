import { type FormEvent, useRef, useState } from 'react';
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
  station: Pick<Station, 'paused' | 'lateMinutes'> | undefined;
  desk: Desk;
}

/** Says on every open page that the queue pauses, or how late it runs. */
export function Pause({ queue, station: { paused, lateMinutes } = NOTHING_SAID, desk }: PauseProps) {
  // Null: as it stands.
  const [chosen, setChosen] = useState<number | null>(null);
  const late = chosen ?? lateMinutes;
  useUnsaved(late !== lateMinutes);
  const toasts = useToasts();
  // The words said last, also before the page shows them: the next thing said must not take them back.
  const told = useRef({ paused, lateMinutes });
  if (!desk.isBusy()) told.current = { paused, lateMinutes };
  const tell = (change: Partial<typeof told.current>, then?: () => void) => {
    told.current = { ...told.current, ...change };
    desk.act({ pause: queue, ...told.current }, () => {
      toasts.success(texts.saved);
      then?.();
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tell({ lateMinutes: late }, () => setChosen(null));
  };
  const options = [...new Set([...STEPS, lateMinutes])].sort((one, other) => one - other);
  return (
    <form className="card pause" onSubmit={submit} aria-label={texts.title}>
      {paused && (
        <p className="pause-now">
          <b>{texts.paused[queue.kind]}</b> {texts.pausedHint}
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
      <div className="pause-do">
        <Button type="submit" variant="outlined">
          {texts.save}
        </Button>
        <Button variant={paused ? 'contained' : 'outlined'} onClick={() => tell({ paused: !paused })}>
          {paused ? texts.resume : texts.pause}
        </Button>
      </div>
    </form>
  );
}

const NOTHING_SAID = { paused: false, lateMinutes: 0 };
