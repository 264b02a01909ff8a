import type { QueueKind, TokenState } from '#contract/queues/model.ts';
import { stateTexts, queueTexts as texts } from '#web/messages/token-desk.ts';
import { Button } from '#web/ui/button.tsx';
import type { DeskToken, Doing } from './queries.ts';

/** What staff know a person by: the name, and what else is known. */
export const nameOf = ({ personName }: DeskToken): string => personName || texts.unnamed;
export const factsOf = ({ mobile, loanType }: DeskToken): string =>
  [mobile, loanType].filter((word) => Boolean(word)).join(' · ');

const tones: Record<TokenState, string> = {
  booked: 'mark-wait',
  called: 'mark-good',
  complete: 'mark-off',
  noshow: 'mark-bad',
  cancelled: 'mark-off',
};

/** What can be done with a token in each state, in the order of the buttons. */
const MOVES: Record<TokenState, readonly { word: string; state: TokenState }[]> = {
  booked: [
    { word: texts.call, state: 'called' },
    { word: texts.complete, state: 'complete' },
    { word: texts.notHere, state: 'noshow' },
  ],
  called: [
    { word: texts.callAgain, state: 'called' },
    { word: texts.complete, state: 'complete' },
    { word: texts.notHere, state: 'noshow' },
    { word: texts.putBack, state: 'booked' },
  ],
  noshow: [
    { word: texts.call, state: 'called' },
    { word: texts.putBack, state: 'booked' },
  ],
  complete: [],
  cancelled: [],
};

interface LineProps {
  kind: QueueKind;
  tokens: readonly DeskToken[];
  stationId: string | null;
  doing: Doing;
}

/** Everybody of today who is not done: those who wait, are called elsewhere, or were not here. */
export function Line({ kind, tokens, stationId, doing }: LineProps) {
  const open = tokens.filter(({ state }) => MOVES[state].length > 0);
  return (
    <div className="card line">
      <h3>{texts.line}</h3>
      {open.length === 0 ? (
        <p className="hint">{tokens.length === 0 ? texts.lineNone : texts.allServed}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be in reach of the keyboard.
        <ul aria-label={texts.line} tabIndex={0}>
          {open.map((token) => {
            const elsewhere = kind === 'loan' && stationId !== null && token.counterId !== stationId;
            return (
              <One key={token.id} token={token} isElsewhere={elsewhere && token.state === 'called'} doing={doing} />
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** One whom another counter serves is left to it. */
function One({ token, isElsewhere, doing }: { token: DeskToken; isElsewhere: boolean; doing: Doing }) {
  const { number, state, counterNumber } = token;
  return (
    <li>
      <b>{number}</b>
      <span className="line-who">
        {nameOf(token)}
        <span className={tones[state]}>
          {isElsewhere && counterNumber ? texts.counter(counterNumber) : stateTexts[state]}
        </span>
        <small>{factsOf(token)}</small>
      </span>
      {!isElsewhere && (
        <span className="line-do">
          {MOVES[state].map((move) => (
            <MoveButton key={move.word} {...move} token={token} doing={doing} />
          ))}
        </span>
      )}
    </li>
  );
}

/** Moves one token. */
export function MoveButton({
  word,
  token,
  state,
  doing,
}: {
  word: string;
  token: DeskToken;
  state: TokenState;
  doing: Doing;
}) {
  return (
    <Button variant="outlined" aria-label={texts.of(word, token.number)} onClick={() => doing.act({ token, state })}>
      {word}
    </Button>
  );
}
