import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { ReactNode } from 'react';
import { useCommand } from '#web/console/kit/parts/commands.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { recordPageTexts as texts } from './record-page-words.ts';

interface SaveBarProps {
  state: 'saved' | 'unsaved' | 'saving';
  /** Published: cannot be saved as a draft any more. */
  isPublic: boolean;
  save: () => void;
  publish: () => void;
  keep: () => void;
  cancel: () => void;
  next: ReactNode;
}

/** Sticky foot of a long form. Ctrl+S and Ctrl+Enter save from anywhere on the page. */
export function SaveBar({ state, isPublic, save, publish, keep, cancel, next }: SaveBarProps) {
  useCommand({ label: uiTexts.save, key: 'mod+s', act: save });
  useCommand({ label: uiTexts.save, key: 'mod+enter', act: save });
  const busy = state === 'saving';
  const Icon = state === 'saved' ? CircleCheck : CircleDot;
  return (
    <div className="save-bar">
      {next && <div className="row save-next">{next}</div>}
      <div className="row save-row">
        <p className={`save-state ${state}`} role="status">
          <Icon aria-hidden size={18} />
          {state === 'saved' && !isPublic ? texts.savedDraft : texts[state]}
        </p>
        <span className="key-hint">{texts.keys}</span>
        <Button onClick={cancel} disabled={busy}>
          {uiTexts.cancel}
        </Button>
        {!isPublic && (
          <Button variant="outlined" disabled={busy} onClick={keep}>
            {texts.saveDraft}
          </Button>
        )}
        <Button variant="contained" color="secondary" busy={busy} onClick={publish}>
          {isPublic ? uiTexts.save : texts.savePublic}
        </Button>
      </div>
    </div>
  );
}
