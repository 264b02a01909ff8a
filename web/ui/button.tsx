import type { ComponentProps, ElementType, MouseEvent, ReactNode } from 'react';

type Press = ComponentProps<'button'>['onClick'];

type ButtonProps = {
  /** `contained` for the one next step, `outlined` for others, `text` for a way out. */
  variant?: 'text' | 'outlined' | 'contained';
  /** `secondary` is marigold; `inherit` takes the colour around it. */
  color?: 'secondary' | 'error' | 'inherit';
  size?: 'small' | 'large';
  startIcon?: ReactNode;
  /** Ignores presses but keeps the focus, which `disabled` would lose. */
  busy?: boolean;
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
export function Button({ variant = 'text', color, size, startIcon, busy = false, fullWidth, ...props }: ButtonProps) {
  const { component, className, onClick, children, ...rest } = props;
  const Element = component ?? (props.href === undefined ? 'button' : 'a');
  return (
    <Element
      type={Element === 'button' ? 'button' : undefined}
      className={['button', variant, color, size, fullWidth && 'full', className].filter(Boolean).join(' ')}
      {...busyProps(busy, onClick)}
      {...rest}
    >
      {startIcon}
      {children}
    </Element>
  );
}

/** A busy button sends no form either. */
export const busyProps = (busy: boolean, press: Press) => ({
  'aria-busy': busy || undefined,
  'aria-disabled': busy || undefined,
  onClick: busy ? (event: MouseEvent) => event.preventDefault() : press,
});
