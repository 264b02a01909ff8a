import { Input } from '@mantine/core';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent as Pressed, useEffect, useRef } from 'react';
import { useCommand } from '#web/console/kit/parts/commands.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';

interface SearchBoxProps {
  value: string;
  search: (text: string) => void;
  label?: string;
  leave?: () => void;
}

export function SearchBox({ value, search, label = uiTexts.search, leave }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useCommand({ label: uiTexts.searchList, key: '/', act: () => input.current?.focus() });
  useEffect(() => {
    // Uncontrolled while focused: the search text lags behind the keys.
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  const onKeyDown = (event: Pressed<HTMLInputElement>) => {
    if (event.key !== 'Escape' || event.currentTarget.value === '') return;
    // Some browsers clear the box on Esc without an input event.
    event.preventDefault();
    event.currentTarget.value = '';
    search('');
  };
  return (
    <Input
      className="search"
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
      leftSection={<Search aria-hidden size={18} />}
      rightSection={
        <span className="key-shape" aria-hidden="true">
          /
        </span>
      }
      rightSectionPointerEvents="none"
    />
  );
}
