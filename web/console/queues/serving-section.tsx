import { Switch } from '#web/console/kit/forms/switch.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { useCommand, useKeysOn } from '#web/console/kit/parts/commands.ts';
import { factsOf, MoveButton, nameOf } from './line-section.tsx';
import type { DeskActions, DeskQueue, DeskToken } from './queries.ts';
import { queueTexts as texts } from './words.ts';

interface ServingProps {
  queue: DeskQueue;
  serving: DeskToken | null;
  waiting: readonly DeskToken[];
  served: number;
  desk: DeskActions;
}

/** Shows who is served now, large, and the one step that comes after them: by button, or by a single key. */
export function Serving({ queue, serving, waiting, served, desk }: ServingProps) {
  const [keysOn, setKeysOn] = useKeysOn();
  const isIdle = !serving && waiting.length === 0;
  // A second press comes before the first is drawn: it means the person who was there then.
  const step = () => {
    if (isIdle || desk.isBusy()) return;
    desk.act(serving ? { token: serving, state: 'complete' } : { next: queue });
  };
  const word = !serving ? texts.callNext : waiting.length > 0 ? texts.completeAndNext : texts.completeLast;
  useCommand({ label: word, key: texts.key.toLowerCase(), act: step }, !isIdle);
  return (
    <div className="card serving">
      <h3>{texts.serving}</h3>
      <p className={serving ? 'serving-number' : 'serving-number nobody'} aria-live="polite">
        {serving?.number ?? texts.none}
      </p>
      <p className="serving-who">
        {serving ? `${nameOf(serving)} · ${factsOf(serving)}` : isIdle ? texts.allServed : texts.nobodyHint}
      </p>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        fullWidth
        aria-disabled={isIdle || undefined}
        aria-keyshortcuts={keysOn ? texts.key : undefined}
        onClick={step}
      >
        {word}
        {keysOn && (
          <span className="key-cap" aria-hidden="true">
            {texts.key}
          </span>
        )}
      </Button>
      {serving && (
        <div className="serving-more">
          <MoveButton word={texts.callAgain} token={serving} state="called" desk={desk} />
          <MoveButton word={texts.notHere} token={serving} state="noshow" desk={desk} />
          <MoveButton word={texts.putBack} token={serving} state="booked" desk={desk} />
          {waiting.length > 0 && <CallNext queue={queue} desk={desk} />}
        </div>
      )}
      <dl className="serving-counts">
        <Count
          label={texts.next}
          words={
            waiting
              .slice(0, 3)
              .map(({ number }) => number)
              .join(', ') || texts.none
          }
        />
        <Count label={texts.waiting} words={String(waiting.length)} />
        <Count label={texts.served} words={String(served)} />
      </dl>
      <div className="serving-keys">
        <Switch label={texts.keys} checked={keysOn} change={setKeysOn} />
        <span aria-hidden="true">{texts.keys}</span>
      </div>
    </div>
  );
}

/** Calls the next without completing who is being served: two people at one desk. */
const CallNext = ({ queue, desk }: { queue: DeskQueue; desk: DeskActions }) => (
  <Button variant="outlined" onClick={() => desk.act({ next: queue })}>
    {texts.callNext}
  </Button>
);

const Count = ({ label, words }: { label: string; words: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{words}</dd>
  </div>
);
