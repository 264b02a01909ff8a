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
  label: ReactNode;
  className: string;
  title: string;
  children: (close: () => void) => ReactNode;
}

/** Closes on Esc, a press outside or when the focus leaves. */
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
    // For browsers without the popover API.
    if (open) panel.current?.showPopover?.();
  }, [open]);
  usePlaced(panel, button, open);
  // The pressed element disappears with the panel, so the focus returns to the button.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the elements inside.
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
