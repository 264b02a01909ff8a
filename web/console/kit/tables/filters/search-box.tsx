import Search from 'lucide-react/icons/search';
import { type KeyboardEvent as Pressed, useEffect, useRef } from 'react';
import { useCommand } from '#web/console/kit/parts/commands.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';

interface SearchBoxProps {
  value: string;
  search: (text: string) => void;
  /** Says what may be searched for; "Search" unless said. */
  label?: string;
  /** The keyboard goes elsewhere. */
  leave?: () => void;
}

/** Narrows a list while it is typed in. The key `/` comes here from anywhere on the screen, Esc empties the box. */
export function SearchBox({ value, search, label = uiTexts.search, leave }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useCommand({ label: uiTexts.searchList, key: '/', act: () => input.current?.focus() });
  useEffect(() => {
    // The searched words follow the keys: while somebody types, the box is right and the rest late.
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  const onKeyDown = (event: Pressed<HTMLInputElement>) => {
    if (event.key !== 'Escape' || event.currentTarget.value === '') return;
    // Some browsers empty the box by themselves, without a word.
    event.preventDefault();
    event.currentTarget.value = '';
    search('');
  };
  return (
    <div className="search">
      <Search aria-hidden size={18} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        maxLength={100}
        defaultValue={value}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <span className="key" aria-hidden="true">
        /
      </span>
    </div>
  );
}
