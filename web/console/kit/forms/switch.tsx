import { Switch as MantineSwitch } from '@mantine/core';

interface SwitchProps {
  label: string;
  checked: boolean;
  change: (checked: boolean) => void;
}

/** Takes effect at once, without a form. */
export const Switch = ({ label, checked, change }: SwitchProps) => (
  <MantineSwitch aria-label={label} checked={checked} onChange={({ target }) => change(target.checked)} />
);
