import type { RefObject } from 'react';
import type { TokenState } from '#contract/queues/model.ts';
import { Switch } from '#web/console/kit/forms/switch.tsx';
import { useKeysOn } from '#web/console/kit/parts/commands.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { KeyButton } from './key-button-section.tsx';
import { factsOf, nameOf } from './line-section.tsx';
import type { DeskQueue, DeskToken } from './queries.ts';
import type { Desk } from './use-desk.ts';
import { queueTexts as texts } from './words.ts';

interface ServingProps {
  queue: DeskQueue;
  serving: DeskToken | null;
  waiting: readonly DeskToken[];
  served: number;
  desk: Desk;
  large: RefObject<HTMLButtonElement | null>;
}

export function Serving({ queue, serving, waiting, served, desk, large }: ServingProps) {
  const isIdle = !serving && waiting.length === 0;
  // A second press before the render still means the first person.
  const step = () => {
    if (isIdle || desk.isBusy()) return;
    desk.act(serving ? { token: serving, state: 'complete' } : { next: queue });
  };
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
      <KeyButton
        ref={large}
        variant="contained"
        color="secondary"
        size="large"
        fullWidth
        aria-disabled={isIdle || undefined}
        command={word}
        letter={texts.keys.next}
        act={step}
        enabled={!isIdle}
      >
        {word}
      </KeyButton>
      {serving && (
        <div className="serving-more">
          <Acts token={serving} desk={desk} />
          {waiting.length > 0 && <CallNext queue={queue} desk={desk} />}
        </div>
      )}
      <Counts waiting={waiting} served={served} />
      <KeysSwitch />
    </div>
  );
}

function Acts({ token, desk }: { token: DeskToken; desk: Desk }) {
  const move = (state: TokenState) => () => desk.act({ token, state });
  const acts = [
    { word: texts.callAgain, letter: texts.keys.callAgain, act: move('called') },
    { word: texts.notHere, letter: texts.keys.notHere, act: move('noshow') },
    { word: texts.putBack, letter: texts.keys.putBack, act: () => desk.putBack(token) },
  ];
  return acts.map(({ word, letter, act }) => (
    <KeyButton
      key={word}
      variant="outlined"
      command={word}
      letter={letter}
      // Another person may be shown before the next render.
      act={() => !desk.isBusy() && act()}
    >
      <span aria-hidden="true">{word}</span>
      <span className="hidden">{texts.of(word, token.number)}</span>
    </KeyButton>
  ));
}

/** Calls the next without completing the present one: two people at one desk, but no third by a double press. */
const CallNext = ({ queue, desk }: { queue: DeskQueue; desk: Desk }) => (
  <Button variant="outlined" onClick={() => desk.isBusy() || desk.act({ next: queue })}>
    {texts.callNext}
  </Button>
);

const Counts = ({ waiting, served }: Pick<ServingProps, 'waiting' | 'served'>) => {
  const next = waiting.slice(0, 3).map(({ number }) => number);
  return (
    <FactList
      className="serving-counts"
      facts={[
        [texts.next, next.join(', ') || texts.none],
        [texts.waiting, String(waiting.length)],
        [texts.served, String(served)],
      ]}
    />
  );
};

function KeysSwitch() {
  const [keysOn, setKeysOn] = useKeysOn();
  return (
    <div className="serving-keys">
      <Switch label={texts.keysOn} checked={keysOn} change={setKeysOn} />
      <span aria-hidden="true">{texts.keysOn}</span>
    </div>
  );
}
