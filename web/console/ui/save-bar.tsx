import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { ReactNode } from 'react';
import { recordPageTexts as texts } from '#web/console/words/record-page.ts';
import { Button } from './button.tsx';
import { useCommand } from './commands.ts';
import { uiTexts } from './texts.ts';

interface SaveBarProps {
  state: 'saved' | 'unsaved' | 'saving';
  save: () => void;
  cancel: () => void;
  /** Before the buttons: other ways to save. */
  more?: ReactNode;
  /** Above the bar: what can be done now that it is saved. */
  next?: ReactNode;
}

/** The foot of a long form, always in sight: how it stands, Cancel and Save. Ctrl + S and Ctrl + Enter save from anywhere on the page. */
export function SaveBar({ state, save, cancel, more, next }: SaveBarProps) {
  useCommand({ label: uiTexts.save, key: 'mod+s', act: save });
  useCommand({ label: uiTexts.save, key: 'mod+enter', act: save });
  const busy = state === 'saving';
  return (
    <div className="save-bar">
      {next && <div className="save-next">{next}</div>}
      <div className="save-row">
        <p className={`save-state ${state}`} role="status">
          {state === 'saved' ? <CircleCheck aria-hidden size={18} /> : <CircleDot aria-hidden size={18} />}
          {texts[state]}
        </p>
        <span className="key-hint">{texts.keys}</span>
        <Button onClick={cancel} disabled={busy}>
          {uiTexts.cancel}
        </Button>
        {more}
        <Button variant="contained" color="secondary" loading={busy} onClick={save}>
          {uiTexts.save}
        </Button>
      </div>
    </div>
  );
}
