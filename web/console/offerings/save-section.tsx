import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import { useCommand } from '#web/console/kit/parts/commands.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { recordPageTexts as texts } from './record-page-words.ts';

interface SaveBarProps {
  state: 'saved' | 'unsaved' | 'saving';
  /** In the words of the product, after a save. */
  told: string | null;
  /** Published: cannot be saved as a draft any more. */
  isPublic: boolean;
  save: () => void;
  publish: () => void;
  keep: () => void;
  cancel: () => void;
}

/** Sticky foot of a long form. Ctrl+S and Ctrl+Enter save from anywhere on the page. */
export function SaveBar({ state, told, isPublic, save, publish, keep, cancel }: SaveBarProps) {
  useCommand({ label: uiTexts.save, key: 'mod+s', act: save });
  useCommand({ label: uiTexts.save, key: 'mod+enter', act: save });
  const busy = state === 'saving';
  const saved = isPublic ? (told ?? texts.saved) : texts.savedDraft;
  const Icon = state === 'saved' ? CircleCheck : CircleDot;
  return (
    <div className="row save-bar">
      <p className={`row save-state ${state}`} role="status">
        <Icon aria-hidden size={18} />
        {state === 'saved' ? saved : texts[state]}
      </p>
      <small className="key-hint">{texts.keys}</small>
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
  );
}
