import Checkbox from '@mui/material/Checkbox';
import { type ReactNode, useId } from 'react';

interface TickProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  change: (checked: boolean) => void;
  wide?: boolean;
}

/** A tick with its label beside it. */
export function TickField({ label, hint, checked, change, wide }: TickProps) {
  const id = useId();
  return (
    <div className={wide ? 'tick wide' : 'tick'}>
      <Checkbox
        checked={checked}
        onChange={(event) => change(event.target.checked)}
        slotProps={{ input: { id, 'aria-describedby': hint ? `${id}-hint` : undefined } }}
      />
      <span>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
