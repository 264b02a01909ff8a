import type { ComponentProps, ReactNode } from 'react';

type IconButtonProps = {
  label: string;
  busy?: boolean;
  act: () => void;
  children: ReactNode;
} & Pick<ComponentProps<'button'>, 'disabled' | 'className' | 'aria-expanded' | 'aria-haspopup' | 'aria-pressed'>;

export function IconButton({ label, busy = false, act, disabled, className = '', children, ...aria }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      onClick={act}
      {...aria}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : children}
    </button>
  );
}
