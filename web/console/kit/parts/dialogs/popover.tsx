import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { usePlaced } from './placed.ts';

interface PopoverProps {
  /** The button that opens it says this. */
  label: ReactNode;
  className: string;
  /** Names the panel for those who hear it. */
  title: string;
  /** The panel shows this; a link in it calls `close`. */
  children: (close: () => void) => ReactNode;
}

/** A button with a small panel beside it, above everything else, which goes away by Esc, by a press elsewhere and when the keyboard leaves it. */
export function Popover({ label, className, title, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const pressed = ({ target }: Event) => !root.current?.contains(target as Node) && setOpen(false);
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);
  useLayoutEffect(() => {
    // A browser that cannot shows it below what is above everything else.
    if (open) panel.current?.showPopover?.();
  }, [open]);
  usePlaced(panel, button, open);
  // What was pressed in the panel goes away with it: the keyboard goes on from the button.
  const leave = () => {
    close();
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    event.preventDefault();
    leave();
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
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <section ref={panel} id={id} className="popover-panel" aria-label={title} popover="manual">
          {children(leave)}
        </section>
      )}
    </div>
  );
}
