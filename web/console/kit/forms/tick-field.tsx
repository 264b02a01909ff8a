import { Checkbox } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

type TickProps = {
  checked: boolean;
  some?: boolean;
  change: (checked: boolean, shift: boolean) => void;
} & Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled' | 'aria-label' | 'aria-describedby'>;

export const Tick = ({ change, some, ...input }: TickProps) => (
  <Checkbox
    {...input}
    indeterminate={some}
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

export const TickField = ({ label, hint, checked, change, wide }: TickFieldProps) => (
  <Checkbox
    className={wide ? 'wide' : undefined}
    label={label}
    description={hint}
    checked={checked}
    onChange={({ target }) => change(target.checked)}
  />
);
