import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { User } from '#contract/sessions/model.ts';
import { Modal } from '#web/console/kit/parts/dialogs/modal.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Steer } from './choice-section.tsx';
import { paletteTexts as texts } from './words.ts';
import './palette.css';

const Found = lazyPart(
  async () => (await import('./found-section.tsx')).Found,
  <p className="palette-note" role="status">
    {texts.loading}
  </p>,
);

interface PaletteProps {
  user: User;
  close: () => void;
}

/** Decision 0047. The field has the focus at once; the search is loaded on first use. */
export function Palette({ user, close }: PaletteProps) {
  const [text, setText] = useState('');
  const [current, setCurrent] = useState<string | null>(null);
  const steer: Steer = useRef(null);
  const list = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.ctrlKey || event.metaKey ? `mod+${event.key}` : event.key;
    if (key === 'mod+k') close();
    else if (!steer.current?.(key)) return;
    event.preventDefault();
  };
  return (
    <Modal className="palette" size={720} fills="phones" aria-label={texts.title} onKeyDown={onKeyDown} close={close}>
      <div className="palette-head">
        <Search aria-hidden size={20} />
        <Field text={text} type={setText} list={list} current={current} />
        <IconButton label={texts.close} act={close}>
          <X size={20} />
        </IconButton>
      </div>
      <Found user={user} text={text} list={list} steer={steer} point={setCurrent} close={close} />
    </Modal>
  );
}

interface FieldProps {
  text: string;
  type: (text: string) => void;
  list: string;
  current: string | null;
}

const Field = ({ text, type, list, current }: FieldProps) => (
  <input
    // biome-ignore lint/a11y/noAutofocus: who opens it means to type.
    autoFocus
    data-autofocus
    role="combobox"
    aria-label={texts.title}
    aria-autocomplete="list"
    aria-expanded={current !== null}
    aria-controls={list}
    aria-activedescendant={current ?? undefined}
    placeholder={texts.placeholder}
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    enterKeyHint="go"
    maxLength={100}
    value={text}
    onChange={(event) => type(event.target.value)}
  />
);
