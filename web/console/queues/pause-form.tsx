import { type FormEvent, useRef, useState } from 'react';
import { formatClock, formatLocalTime } from '#contract/kernel/dates/dates.ts';
import { SelectField } from '#web/console/kit/forms/field.tsx';
import { useUnsaved } from '#web/console/kit/forms/form.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { ViewDialog } from '#web/console/kit/records/view-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { NOBODY, type PauseChoices, pauseChoices } from './pause-choices.ts';
import type { Desk } from './use-desk.ts';
import { pauseTexts as texts } from './words.ts';

const STEPS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180];

interface PauseProps extends PauseChoices {
  desk: Desk;
  close: () => void;
  tell: () => void;
}

export function Pause({ queue, stations, stationId, desk, close, tell: tellAll }: PauseProps) {
  const choices = pauseChoices({ queue, stations, stationId });
  const [who, setWho] = useState<string | null>(null);
  const whole = choices.find(({ all, paused }) => all && paused);
  const choice = choices.find(({ value }) => value === who) ?? whole ?? choices[0] ?? NOBODY;
  const { paused, backAt } = choice;
  const lateMinutes = stations.find(({ id }) => id === queue.doctorId)?.lateMinutes ?? stations[0]?.lateMinutes ?? 0;
  const [chosen, setChosen] = useState<number | null>(null);
  const late = chosen ?? lateMinutes;
  const [chosenBack, setChosenBack] = useState<string | null>(null);
  const back = chosenBack ?? backAt ?? '';
  const { leave, question, saved } = useUnsaved(late !== lateMinutes);
  // Last sent values, ahead of the page: the next change must not revert them.
  const told = useRef({ of: choice.value, paused, backAt, lateMinutes });
  if (!desk.isBusy() || told.current.of !== choice.value)
    told.current = { of: choice.value, paused, backAt, lateMinutes };
  const tell = (change: Partial<Omit<typeof told.current, 'of'>>, then?: () => void) => {
    told.current = { ...told.current, ...change };
    const { of: _, ...now } = told.current;
    desk.act({ pause: queue, counterId: choice.counterId, all: choice.all, ...now }, () => {
      toasts.success(texts.saved, { label: texts.tellAll, act: tellAll });
      then?.();
    });
    saved();
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tell({ lateMinutes: late, backAt: paused ? back || null : null }, () => {
      setChosen(null);
      // A time chosen before the pause is kept for its start.
      if (paused) setChosenBack(null);
    });
  };
  const turn = () => tell({ paused: !paused, backAt: paused ? null : back || null }, () => setChosenBack(null));
  const options = [...new Set([...STEPS, lateMinutes])].sort((one, other) => one - other);
  return (
    <ViewDialog title={texts.title} close={() => leave(close)}>
      <form className="stack" onSubmit={submit} aria-label={texts.title}>
        {choices.length > 1 && <SelectField label={texts.who} value={choice.value} change={setWho} options={choices} />}
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
        <div className="row">
          <Button type="submit" variant="outlined">
            {texts.save}
          </Button>
          <Button variant={paused ? 'contained' : 'outlined'} onClick={turn}>
            {paused ? texts.resume : texts.pause}
          </Button>
        </div>
        {question}
      </form>
    </ViewDialog>
  );
}

const BREAKS = [10, 15, 20, 30, 45, 60, 90, 120, 180];
const FIVE_MS = 5 * 60_000;

/** Possible ends of a pause from now, in steps of five minutes and not past midnight, with the chosen one. */
function timesToCome(chosen: string): string[] {
  const now = Math.ceil(Date.now() / FIVE_MS) * FIVE_MS;
  const [today, times] = [formatLocalTime(new Date(now)), BREAKS.map((minutes) => new Date(now + minutes * 60_000))];
  const ahead = times.map(formatLocalTime).filter((time) => time.slice(0, 10) === today.slice(0, 10));
  return [...new Set([...ahead.map((time) => time.slice(11)), chosen])].filter(Boolean).sort();
}
