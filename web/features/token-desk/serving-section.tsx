import { useRef } from 'react';
import { queueTexts as texts } from '#web/messages/token-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { useKeysOn, useSingleKey } from '#web/ui/single-key.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { factsOf, MoveButton, nameOf } from './line-section.tsx';
import type { Deed, DeskQueue, DeskToken, useDeed } from './queries.ts';

interface ServingProps {
  queue: DeskQueue;
  serving: DeskToken | null;
  waiting: readonly DeskToken[];
  served: number;
  deed: ReturnType<typeof useDeed>;
}

/** Who is served now, large, and the one step that comes after them: by button, or by a single key. */
export function Serving({ queue, serving, waiting, served, deed }: ServingProps) {
  const toasts = useToasts();
  const [keysOn, setKeysOn] = useKeysOn();
  // A second press comes before the first is known to be under way.
  const busy = useRef(false);
  const next = (deedOf: Deed) => {
    if (busy.current) return;
    busy.current = true;
    const onSettled = () => {
      busy.current = false;
    };
    deed.mutate(deedOf, { onError: (error) => toasts.failure(error.message), onSettled });
  };
  const isIdle = !serving && waiting.length === 0;
  const step = () => !isIdle && next(serving ? { token: serving, state: 'complete' } : { next: queue });
  useSingleKey(texts.key.toLowerCase(), step, keysOn);
  const word = !serving ? texts.callNext : waiting.length > 0 ? texts.completeAndNext : texts.completeLast;
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
        aria-busy={deed.isPending || undefined}
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
          <MoveButton word={texts.callAgain} token={serving} state="called" deed={deed} />
          <MoveButton word={texts.notHere} token={serving} state="noshow" deed={deed} />
          <MoveButton word={texts.putBack} token={serving} state="booked" deed={deed} />
          {waiting.length > 0 && <CallNext queue={queue} call={next} />}
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

/** Without completing who is being served: two people at one desk. */
const CallNext = ({ queue, call }: { queue: DeskQueue; call: (deed: Deed) => void }) => (
  <Button variant="outlined" onClick={() => call({ next: queue })}>
    {texts.callNext}
  </Button>
);

const Count = ({ label, words }: { label: string; words: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{words}</dd>
  </div>
);
