import type { ComponentProps, ElementType, ReactNode } from 'react';

type ButtonProps = {
  /** The variant says how loud it is: the one next step is contained, another way is outlined, a way out is text. */
  variant?: 'text' | 'outlined' | 'contained';
  /** Secondary is marigold, "this way"; inherit takes the colour around it. */
  color?: 'primary' | 'secondary' | 'error' | 'inherit';
  size?: 'small' | 'medium' | 'large';
  startIcon?: ReactNode;
  /** Its work has not ended: it cannot be pressed again until that ends. */
  loading?: boolean;
  fullWidth?: boolean;
  /** It is this instead of a button, such as a router's Link with `to`, or an `a` with `href`. */
  component?: ElementType;
  to?: string;
  /** Such a Link carries this along. */
  state?: object;
  href?: string;
  download?: string;
  target?: string;
  rel?: string;
} & Omit<ComponentProps<'button'>, 'color'>;

/** A button with words. Plain, because every first load carries it. */
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
