import IconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';

interface RowButtonProps {
  icon: LucideIcon;
  /** What it does to which row, with `word` in it. */
  label: string;
  /** Stands beside the icon on cards; in a table the head of the column says it. */
  word: string;
  busy?: boolean;
  act: () => void;
}

/** Something that can be done with a row. */
export function RowButton({ icon: Icon, label, word, busy = false, act }: RowButtonProps) {
  return (
    <IconButton className="row-button" aria-label={label} loading={busy} onClick={act}>
      <Icon size={18} />
      <span>{word}</span>
    </IconButton>
  );
}
