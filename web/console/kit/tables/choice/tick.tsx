import type { ComponentProps } from 'react';

type TickProps = {
  checked: boolean;
  /** Some of several things are ticked, and some are not. */
  some?: boolean;
  /** `shift`: it was pressed together with the key Shift. */
  change: (checked: boolean, shift: boolean) => void;
} & Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled' | 'aria-label' | 'aria-describedby'>;

/** The box of a tick, without its words. */
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
