import { type ReactNode, useId } from 'react';
import { Tick } from '#web/console/kit/tables/choice/tick.tsx';

interface TickProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  change: (checked: boolean) => void;
  wide?: boolean;
}

export function TickField({ label, hint, checked, change, wide }: TickProps) {
  const id = useId();
  return (
    <div className={wide ? 'tick wide' : 'tick'}>
      <Tick id={id} checked={checked} change={change} aria-describedby={hint ? `${id}-hint` : undefined} />
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
