import { formatTime } from '#contract/kernel/dates/dates.ts';
import type { TokenState } from '#contract/queues/model.ts';
import { DialogFrame } from '#web/console/kit/parts/dialogs/dialog-frame.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { nameOf } from './line-section.tsx';
import type { DeskToken } from './queries.ts';
import type { Desk } from './use-desk.ts';
import { stateTexts, queueTexts as texts, tokenFactTexts } from './words.ts';

const MOVES: Record<TokenState, readonly { word: string; state: TokenState }[]> = {
  booked: [
    { word: texts.complete, state: 'complete' },
    { word: texts.notHere, state: 'noshow' },
  ],
  called: [
    { word: texts.complete, state: 'complete' },
    { word: texts.notHere, state: 'noshow' },
    { word: texts.putBack, state: 'booked' },
  ],
  noshow: [{ word: texts.putBack, state: 'booked' }],
  complete: [],
  cancelled: [],
};

interface TokenMoreProps {
  /** As it is now; undefined once another counter has it. */
  now: DeskToken | undefined;
  opened: DeskToken;
  desk: Desk;
  close: () => void;
}

export function TokenMore({ now, opened, desk, close }: TokenMoreProps) {
  const token = now ?? opened;
  const { number, mobile, loanType, createdAt, state } = token;
  const move = (to: TokenState) => {
    close();
    if (to === 'booked') desk.putBack(token);
    else desk.act({ token, state: to });
  };
  return (
    <DialogFrame
      title={tokenFactTexts.title(number, nameOf(token))}
      size={444}
      body={{ className: 'stack' }}
      close={close}
      actions={<Button onClick={close}>{uiTexts.close}</Button>}
    >
      <FactList
        className="facts"
        facts={[
          [tokenFactTexts.state, stateTexts[state]],
          [
            tokenFactTexts.mobile,
            mobile ? (
              <a key="call" href={`tel:+91${mobile}`}>
                {mobile}
              </a>
            ) : (
              texts.noMobile
            ),
          ],
          [tokenFactTexts.loanType, loanType],
          [tokenFactTexts.booked, formatTime(createdAt)],
        ]}
      />
      {now ? (
        MOVES[state].map(({ word, state: to }) => (
          <Button key={word} variant="outlined" size="large" fullWidth onClick={() => move(to)}>
            {word}
          </Button>
        ))
      ) : (
        <p className="plain">{texts.withAnother}</p>
      )}
    </DialogFrame>
  );
}
