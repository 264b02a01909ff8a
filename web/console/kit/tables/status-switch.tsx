import { useState } from 'react';
import { Switch } from '#web/console/kit/forms/switch.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';

interface StatusSwitchProps {
  /** Names the row: "Status of Nehru Zoo". */
  label: string;
  active: boolean;
  /** The words for on and off. */
  words: { on: string; off: string };
  /** Sends the change, and resolves once `active` is what the server has. */
  change: (active: boolean) => Promise<unknown>;
  /** This is told when it worked. */
  changed: string;
}

/** Switches a row on or off, in words and as a switch: shown at once, taken back when the server refuses. */
export function StatusSwitch({ label, active, words, change, changed }: StatusSwitchProps) {
  const toasts = useToasts();
  const [wanted, want] = useState<boolean | null>(null);
  const shown = wanted ?? active;
  const turn = async (next: boolean): Promise<void> => {
    want(next);
    try {
      await change(next);
      toasts.success(changed);
    } catch (error) {
      toasts.failure((error as Error).message);
    } finally {
      want(null);
    }
  };
  return (
    <span className="status">
      <Switch label={label} checked={shown} change={(next) => void turn(next)} />
      <span className={shown ? 'mark-good' : 'mark-off'}>{shown ? words.on : words.off}</span>
    </span>
  );
}
