import type { RefObject } from 'react';
import type { TokenState } from '#contract/queues/model.ts';
import { Button } from '#web/ui/button.tsx';
import { KeyButton } from './key-button-section.tsx';
import { factsOf, nameOf } from './line-section.tsx';
import type { DeskQueue, DeskToken } from './queries.ts';
import type { Desk } from './use-desk.ts';
import { queueTexts as texts } from './words.ts';

interface ServingProps {
  queue: DeskQueue;
  serving: DeskToken | null;
  waiting: readonly DeskToken[];
  desk: Desk;
  large: RefObject<HTMLButtonElement | null>;
}

export function Serving({ queue, serving, waiting, desk, large }: ServingProps) {
  const isIdle = !serving && waiting.length === 0;
  // A second press before the render still means the first person.
  const step = () => {
    if (isIdle || desk.isBusy()) return;
    desk.act(serving ? { token: serving, state: 'complete' } : { next: queue });
  };
  const word = !serving ? texts.callNext : waiting.length > 0 ? texts.completeAndNext : texts.completeLast;
  return (
    <div className="card stack serving">
      <h3>{texts.serving}</h3>
      <div className="row">
        <p className={serving ? 'serving-number' : 'serving-number nobody'} aria-live="polite">
          {serving?.number ?? texts.none}
        </p>
        <p className="grow">
          {serving ? `${nameOf(serving)} · ${factsOf(serving)}` : isIdle ? texts.allServed : texts.nobodyHint}
        </p>
      </div>
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
        <div className="row serving-more">
          <Acts token={serving} desk={desk} />
          {waiting.length > 0 && <CallNext queue={queue} desk={desk} />}
        </div>
      )}
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
