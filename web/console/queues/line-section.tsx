import '#web/console/kit/styles/tiles.css';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { TokenState } from '#contract/queues/model.ts';
import { useRowKeys } from '#web/console/kit/tables/use-row-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { DeskToken } from './queries.ts';
import type { Desk } from './use-desk.ts';
import { type SteadyRow, useSteadyRows } from './use-steady-rows.ts';
import { stateTexts, queueTexts as texts } from './words.ts';

export const nameOf = ({ personName }: DeskToken): string => personName || texts.unnamed;
export const factsOf = ({ mobile, loanType }: DeskToken): string =>
  [mobile === '' ? texts.noMobile : mobile, loanType].filter((word) => Boolean(word)).join(' · ');

const tones: Record<TokenState, string> = {
  booked: 'mark-wait',
  called: 'mark-now',
  complete: 'mark-off',
  noshow: 'mark-bad',
  cancelled: 'mark-off',
};

/** Served by another counter. A counter gets only the number. */
export interface Elsewhere {
  number: number;
  counter: string;
}

interface LineProps {
  tokens: readonly DeskToken[];
  elsewhere: readonly Elsewhere[];
  served: number;
  desk: Desk;
}

/** Who waits, one line each; below them who was called here or elsewhere, or is absent. */
export function Line({ tokens, elsewhere, served, desk }: LineProps) {
  const waiting = useSteadyRows(tokens.filter(({ state }) => state === 'booked'));
  useRowKeys(texts.nextInLine);
  const others = tokens.filter(({ state }) => state === 'called' || state === 'noshow');
  const call = (token: DeskToken) => waiting.isSettled() && desk.act({ token, state: 'called' });
  const more = (token: DeskToken) => waiting.isSettled() && desk.more(token);
  return (
    <div className="card stack line">
      <FactList
        className="strip line-counts"
        facts={[
          [texts.waiting, String(tokens.filter(({ state }) => state === 'booked').length)],
          [texts.served, String(served)],
        ]}
      />
      {tokens.length === 0 && <p className="hint">{texts.lineNone}</p>}
      {waiting.rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be in reach of the keyboard.
        <ul className="lines" aria-label={texts.line} tabIndex={0} data-row-list {...waiting.handlers}>
          {waiting.rows.map((one) => (
            <OwnLine key={one.row.id} {...one} call={call} more={more} />
          ))}
        </ul>
      )}
      {others.length + elsewhere.length > 0 && (
        <>
          <h4>{texts.others}</h4>
          <ul className="lines" aria-label={texts.others} data-row-list>
            {others.map((token) => (
              <OwnLine
                key={token.id}
                row={token}
                isGone={false}
                call={() => desk.act({ token, state: 'called' })}
                more={desk.more}
              />
            ))}
            {elsewhere.map(({ number, counter }) => (
              <li key={number}>
                <b>{number}</b>
                <span className={tones.called}>{counter}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface OwnLineProps extends SteadyRow<DeskToken> {
  call: (token: DeskToken) => void;
  more: (token: DeskToken) => void;
}

function OwnLine({ row: token, isGone, call, more }: OwnLineProps) {
  const { number, state } = token;
  const word = state === 'called' ? texts.callAgain : texts.call;
  return (
    <li className={isGone ? 'gone' : undefined}>
      <b>{number}</b>
      <span className="line-who" title={`${nameOf(token)} · ${factsOf(token)}`}>
        {nameOf(token)} <small>{factsOf(token)}</small>
      </span>
      {state !== 'booked' && <span className={tones[state]}>{stateTexts[state]}</span>}
      {isGone ? (
        <span className="mark-off">{texts.gone}</span>
      ) : (
        <>
          <Button variant="outlined" size="small" aria-label={texts.of(word, number)} onClick={() => call(token)}>
            {word}
          </Button>
          <IconButton label={texts.of(texts.more, number)} act={() => more(token)} aria-haspopup="dialog">
            <Ellipsis size={20} />
          </IconButton>
        </>
      )}
    </li>
  );
}
