import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface PopoverProps {
  /** Of the button that opens it. */
  label: ReactNode;
  className: string;
  /** Names the panel for those who hear it. */
  title: string;
  /** What stands in the panel; a link in it calls `close`. */
  children: (close: () => void) => ReactNode;
}

/** A button with a small panel below it, which goes away by Esc, by a press elsewhere and when the keyboard leaves it. */
export function Popover({ label, className, title, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const pressed = ({ target }: PointerEvent) => !root.current?.contains(target as Node) && setOpen(false);
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of what stands in it.
    <div className="popover" ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <section id={panel} className="popover-panel" aria-label={title}>
          {children(close)}
        </section>
      )}
    </div>
  );
}
