import type { ComponentProps } from 'react';

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
