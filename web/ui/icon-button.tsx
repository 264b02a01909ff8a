import type { ComponentProps, ReactNode } from 'react';
import { busyProps } from './button.tsx';

type IconButtonProps = {
  label: string;
  busy?: boolean;
  act: () => void;
  children: ReactNode;
} & Pick<ComponentProps<'button'>, 'disabled' | 'className' | 'aria-expanded' | 'aria-haspopup' | 'aria-pressed'>;

export const IconButton = ({ label, busy = false, act, className = '', children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className={`icon-button ${className}`.trimEnd()}
    aria-label={label}
    {...busyProps(busy, act)}
    {...rest}
  >
    {busy ? <span className="spinner" aria-hidden="true" /> : children}
  </button>
);
