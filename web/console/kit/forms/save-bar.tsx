import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { ReactNode } from 'react';
import { Button } from '#web/console/kit/parts/button.tsx';
import { useCommand } from '#web/console/kit/parts/commands.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { recordPageTexts as texts } from '#web/console/kit/records/record-page-words.ts';

interface SaveBarProps {
  state: 'saved' | 'unsaved' | 'saving';
  /** It says this when nothing is left to save. */
  saved: string;
  /** The keyboard saves by this. */
  save: () => void;
  main: { word: string; act: () => void };
  cancel: () => void;
  /** Before the buttons: other ways to save. */
  more?: ReactNode;
  /** This stands above the bar: what can be done now that it is saved. */
  next?: ReactNode;
}

/** The foot of a long form, always in sight: how it stands, Cancel and the ways to save. Ctrl + S and Ctrl + Enter save from anywhere on the page. */
export function SaveBar({ state, saved, save, main, cancel, more, next }: SaveBarProps) {
  useCommand({ label: uiTexts.save, key: 'mod+s', act: save });
  useCommand({ label: uiTexts.save, key: 'mod+enter', act: save });
  const busy = state === 'saving';
  return (
    <div className="save-bar">
      {next && <div className="save-next">{next}</div>}
      <div className="save-row">
        <p className={`save-state ${state}`} role="status">
          {state === 'saved' ? <CircleCheck aria-hidden size={18} /> : <CircleDot aria-hidden size={18} />}
          {state === 'saved' ? saved : texts[state]}
        </p>
        <span className="key-hint">{texts.keys}</span>
        <Button onClick={cancel} disabled={busy}>
          {uiTexts.cancel}
        </Button>
        {more}
        <Button variant="contained" color="secondary" loading={busy} onClick={main.act}>
          {main.word}
        </Button>
      </div>
    </div>
  );
}
