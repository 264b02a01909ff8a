import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#contract/sessions/model.ts';
import { keyWords, useCommand } from '#web/console/kit/parts/commands.ts';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Palette } from './palette-section.tsx';
import { keysTexts, paletteTexts } from './words.ts';

const KeysDialog = lazyDialog(async () => (await import('./keys-section.tsx')).KeysDialog);

export function PaletteButton({ user }: { user: User }) {
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  // Synchronous, so that the next letter goes into the palette's field.
  const show = () => flushSync(() => setOpen('palette'));
  const close = () => setOpen(null);
  useCommand({ label: paletteTexts.title, key: 'mod+k', everywhere: true, act: show });
  useCommand({ label: keysTexts.show, key: '?', everywhere: true, act: () => setOpen('keys') });
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        className="find"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        <Search aria-hidden size={18} />
        <span>{paletteTexts.title}</span>
        <span className="key-shape" aria-hidden="true">
          {keyWords('mod+k')}
        </span>
      </Button>
      {open === 'palette' && <Palette user={user} close={close} />}
      {open === 'keys' && <KeysDialog close={close} />}
    </>
  );
}
