import { type ComponentProps, type ReactNode, useId } from 'react';

type TickProps = {
  checked: boolean;
  some?: boolean;
  change: (checked: boolean, shift: boolean) => void;
} & Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled' | 'aria-label' | 'aria-describedby'>;

export const Tick = ({ change, some = false, ...input }: TickProps) => (
  <input
    {...input}
    type="checkbox"
    className="tick-box"
    ref={(box) => {
      if (box) box.indeterminate = some;
    }}
    onChange={({ target, nativeEvent }) => change(target.checked, (nativeEvent as MouseEvent).shiftKey === true)}
  />
);

interface TickFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  change: (checked: boolean) => void;
  wide?: boolean;
}

export function TickField({ label, hint, checked, change, wide }: TickFieldProps) {
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
