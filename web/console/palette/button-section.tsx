import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import type { User } from '#contract/sessions/model.ts';
import { keyWords, useCommand } from '#web/console/kit/parts/commands.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { lazyPart } from '#web/console/platform/parts.ts';

const Palette = lazyPart(async () => (await import('./palette-section.tsx')).Palette);
const KeysDialog = lazyPart(async () => (await import('./keys-section.tsx')).KeysDialog);

const { find, keys } = uiTexts;

/** Opens the palette from the top bar, as Ctrl K does from anywhere; `?` lists the keys. Both are fetched when wanted. */
export function PaletteButton({ user }: { user: User }) {
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const show = () => setOpen('palette');
  const close = () => setOpen(null);
  useCommand({ label: find, key: 'mod+k', everywhere: true, act: show });
  useCommand({ label: keys, key: '?', everywhere: true, act: () => setOpen('keys') });
  return (
    <>
      <button type="button" className="find" aria-keyshortcuts="Control+K Meta+K" onClick={show}>
        <Search aria-hidden size={18} />
        <span>{find}</span>
        <span className="key-shape" aria-hidden="true">
          {keyWords('mod+k')}
        </span>
      </button>
      {open === 'palette' && <Palette user={user} close={close} />}
      {open === 'keys' && <KeysDialog close={close} />}
    </>
  );
}
