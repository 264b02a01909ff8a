import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useMedia } from '#web/console/platform/media.ts';
import { deviceStore } from '#web/shared/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { type Drawn, LivePreview } from './live-preview.tsx';
import { recordPageTexts } from './record-page-words.ts';
import { ViewDialog } from './view-dialog.tsx';

const { preview: texts } = recordPageTexts;

const WIDE = '(min-width:1280px)';
const KEPT = 'preview_hidden';

export function usePreviewBeside(): { wide: boolean; beside: boolean; toggle: () => void } {
  const wide = useMedia(WIDE);
  const [hidden, setHidden] = useState(() => deviceStore.get(KEPT) === 'yes');
  const toggle = () => {
    deviceStore.set(KEPT, hidden ? 'no' : 'yes');
    setHidden(!hidden);
  };
  return { wide, beside: wide && !hidden, toggle };
}

export function PreviewButton({ drawn, at }: { drawn: Drawn; at: ReturnType<typeof usePreviewBeside> }) {
  const [open, setOpen] = useState(false);
  const { wide, beside, toggle } = at;
  const icon = beside ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />;
  return (
    <>
      <Button startIcon={icon} onClick={wide ? toggle : () => setOpen(true)}>
        {beside ? texts.hide : texts.open}
      </Button>
      {open && !wide && (
        <ViewDialog title={texts.title} close={() => setOpen(false)} full>
          <LivePreview drawn={drawn} />
        </ViewDialog>
      )}
    </>
  );
}

export const PreviewPanel = ({ drawn }: { drawn: Drawn }) => (
  <aside className="preview-panel" aria-label={texts.title}>
    <LivePreview drawn={drawn} />
  </aside>
);
