import type { LucideIcon } from 'lucide-react';
import { IconButton } from '#web/console/kit/parts/icon-button.tsx';

interface RowButtonProps {
  icon: LucideIcon;
  /** It says what the button does to which row, with `word` in it. */
  label: string;
  /** Stands beside the icon on cards; in a table the head of the column says it. */
  word: string;
  busy?: boolean;
  act: () => void;
}

/** Something that can be done with a row. */
export function RowButton({ icon: Icon, label, word, busy = false, act }: RowButtonProps) {
  return (
    <IconButton className="row-button" label={label} busy={busy} act={act}>
      <Icon size={18} />
      <span>{word}</span>
    </IconButton>
  );
}
