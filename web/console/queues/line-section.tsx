import type { TokenState } from '#contract/queues/model.ts';
import { Button } from '#web/ui/button.tsx';
import type { DeskToken } from './queries.ts';
import type { Desk } from './use-desk.ts';
import { stateTexts, queueTexts as texts } from './words.ts';

export const nameOf = ({ personName }: DeskToken): string => personName || texts.unnamed;
export const factsOf = ({ mobile, loanType }: DeskToken): string =>
  [mobile, loanType].filter((word) => Boolean(word)).join(' · ');

const tones: Record<TokenState, string> = {
  booked: 'mark-wait',
  called: 'mark-now',
  complete: 'mark-off',
  noshow: 'mark-bad',
  cancelled: 'mark-off',
};

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

/** Served by another counter. A counter gets only the number. */
export interface Elsewhere {
  number: number;
  counter: string;
}

interface LineProps {
  tokens: readonly DeskToken[];
  elsewhere: readonly Elsewhere[];
  desk: Desk;
}

/** Tokens of today that are not done: waiting, called here or elsewhere, or absent. */
export function Line({ tokens, elsewhere, desk }: LineProps) {
  const open = tokens.filter(({ state }) => MOVES[state].length > 0);
  const rows = [
    ...open.map((token) => ({ turn: token.turn ?? 0, row: <OwnLine key={token.id} token={token} desk={desk} /> })),
    ...elsewhere.map((one) => ({ turn: one.number, row: <OtherLine key={one.number} {...one} /> })),
  ].sort((one, other) => one.turn - other.turn);
  return (
    <div className="card line">
      <h3>{texts.line}</h3>
      {rows.length === 0 ? (
        <p className="hint">{tokens.length === 0 ? texts.lineNone : texts.allServed}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be in reach of the keyboard.
        <ul aria-label={texts.line} tabIndex={0}>
          {rows.map(({ row }) => row)}
        </ul>
      )}
    </div>
  );
}

const OtherLine = ({ number, counter }: Elsewhere) => (
  <li>
    <b>{number}</b>
    <span className="line-who">
      <span className={tones.called}>{counter}</span>
    </span>
  </li>
);

function OwnLine({ token, desk }: { token: DeskToken; desk: Desk }) {
  const { number, state } = token;
  return (
    <li>
      <b>{number}</b>
      <span className="line-who">
        {nameOf(token)}
        <span className={tones[state]}>{stateTexts[state]}</span>
        <small>{factsOf(token)}</small>
      </span>
      <span className="line-do">
        {MOVES[state].map((move) => (
          <MoveButton key={move.word} {...move} token={token} desk={desk} />
        ))}
      </span>
    </li>
  );
}

function MoveButton({ word, token, state, desk }: { word: string; token: DeskToken; state: TokenState; desk: Desk }) {
  const move = () => (state === 'booked' ? desk.putBack(token) : desk.act({ token, state }));
  return (
    <Button variant="outlined" aria-label={texts.of(word, token.number)} onClick={move}>
      {word}
    </Button>
  );
}
