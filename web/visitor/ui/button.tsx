import type { MouseEventHandler, ReactNode, Ref } from 'react';

interface ButtonLook {
  quiet?: boolean;
  wide?: boolean;
  children: ReactNode;
}

const classOf = ({ quiet, wide }: ButtonLook): string =>
  ['btn', quiet && 'quiet', wide && 'wide'].filter(Boolean).join(' ');

interface ButtonProps extends ButtonLook {
  type?: 'submit' | 'button';
  /** Ignores presses but keeps focus, which `disabled` would lose. */
  busy?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ type = 'button', busy = false, disabled, onClick, id, ref, ...look }: ButtonProps) {
  return (
    <button
      ref={ref}
      id={id}
      type={type}
      className={classOf(look)}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={busy ? undefined : onClick}
    >
      {look.children}
    </button>
  );
}

interface LinkButtonProps extends ButtonLook {
  href: string;
  download?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Another site, which gets no referrer. */
  newTab?: boolean;
}

export function LinkButton({ href, download, onClick, newTab, ...look }: LinkButtonProps) {
  const away = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className={classOf(look)} href={href} download={download} onClick={onClick} {...away}>
      {look.children}
    </a>
  );
}
