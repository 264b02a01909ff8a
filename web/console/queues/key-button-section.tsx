import type { ComponentProps } from 'react';
import { Button } from '#web/console/kit/parts/button.tsx';
import { useCommand, useKeysOn } from '#web/console/kit/parts/commands.ts';

interface KeyButtonProps extends ComponentProps<typeof Button> {
  /** The command is called so where all keys are listed. */
  command: string;
  /** The key, as it stands on the keyboard. */
  letter: string;
  act: () => void;
  /** The key works. */
  enabled?: boolean;
}

/** A button that a single key presses too; it says which. */
export function KeyButton({ command, letter, act, enabled = true, children, ...button }: KeyButtonProps) {
  useCommand({ label: command, key: letter.toLowerCase(), act }, enabled);
  const [keysOn] = useKeysOn();
  return (
    <Button {...button} aria-keyshortcuts={keysOn ? letter : undefined} onClick={act}>
      {children}
      <KeyCap letter={letter} />
    </Button>
  );
}

/** A key as it is drawn where it works; who hears the page is told it by `aria-keyshortcuts`. */
export const KeyCap = ({ letter }: { letter: string }) =>
  useKeysOn()[0] && (
    <span className="key-shape" aria-hidden="true">
      {letter}
    </span>
  );
