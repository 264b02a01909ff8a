import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import { type ReactNode, useEffect } from 'react';
import { recordPageTexts as texts } from '#web/console/words/record-page.ts';
import { Button } from './button.tsx';
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
  useSaveKeys(save);
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

function useSaveKeys(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !(event.key === 'Enter' || event.key.toLowerCase() === 's')) return;
      // A question over the page is answered first.
      if (event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save]);
}
