import type { ComponentProps } from 'react';
import { useCommand, useKeysOn } from '#web/console/kit/parts/commands.ts';
import { Button } from '#web/ui/button.tsx';

interface KeyButtonProps extends ComponentProps<typeof Button> {
  command: string;
  letter: string;
  act: () => void;
  enabled?: boolean;
}

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

/** Visual only; screen readers get `aria-keyshortcuts`. */
export const KeyCap = ({ letter }: { letter: string }) =>
  useKeysOn()[0] && (
    <span className="key-shape" aria-hidden="true">
      {letter}
    </span>
  );
