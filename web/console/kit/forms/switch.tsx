interface SwitchProps {
  label: string;
  checked: boolean;
  change: (checked: boolean) => void;
}

/** Takes effect at once, without a form. */
export const Switch = ({ label, checked, change }: SwitchProps) => (
  <input
    type="checkbox"
    // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked.
    role="switch"
    className="switch"
    aria-label={label}
    checked={checked}
    onChange={(event) => change(event.target.checked)}
  />
);
