import type { ComponentProps, ReactNode } from 'react';

type IconButtonProps = {
  label: string;
  /** Its work has not ended: it cannot be pressed again until that ends. */
  busy?: boolean;
  act: () => void;
  children: ReactNode;
} & Pick<ComponentProps<'button'>, 'disabled' | 'className' | 'aria-expanded' | 'aria-haspopup' | 'aria-pressed'>;

/** A button that is only a picture, with its name for those who do not see it. */
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
