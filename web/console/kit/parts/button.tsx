import type { ComponentProps, ElementType, ReactNode } from 'react';

type ButtonProps = {
  /** `contained` for the one next step, `outlined` for others, `text` for a way out. */
  variant?: 'text' | 'outlined' | 'contained';
  /** `secondary` is marigold; `inherit` takes the colour around it. */
  color?: 'primary' | 'secondary' | 'error' | 'inherit';
  size?: 'small' | 'medium' | 'large';
  startIcon?: ReactNode;
  loading?: boolean;
  fullWidth?: boolean;
  /** Element to render instead of `<button>`, such as `Link` with `to`, or `a` with `href`. */
  component?: ElementType;
  to?: string;
  state?: object;
  href?: string;
  download?: string;
  target?: string;
  rel?: string;
} & Omit<ComponentProps<'button'>, 'color'>;

/** No library behind it, because every first load carries it. */
export function Button({ variant = 'text', color = 'primary', startIcon, loading = false, ...props }: ButtonProps) {
  const { component, size = 'medium', fullWidth = false, className = '', disabled = false, children, ...rest } = props;
  const Element = component ?? (props.href === undefined ? 'button' : 'a');
  const looks = ['button', variant, color, size, fullWidth && 'full', loading && 'loading', className];
  const pressing = Element === 'button' && { type: 'button', disabled: disabled || loading };
  return (
    <Element className={looks.filter(Boolean).join(' ')} aria-busy={loading || undefined} {...pressing} {...rest}>
      {startIcon}
      {children}
      {loading && <span className="spinner" aria-hidden="true" />}
    </Element>
  );
}
