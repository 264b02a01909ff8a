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

interface PopoverProps {
  /** The button that opens it says this. */
  label: ReactNode;
  className: string;
  /** Names the panel for those who hear it. */
  title: string;
  /** It lies above everything else: what is around it scrolls, and would cut it off. */
  floats?: true;
  /** The panel shows this; a link in it calls `close`. */
  children: (close: () => void) => ReactNode;
}

/** A button with a small panel below it, which goes away by Esc, by a press elsewhere and when the keyboard leaves it. */
export function Popover({ label, className, title, floats, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const pressed = ({ target }: Event) => !root.current?.contains(target as Node) && setOpen(false);
    document.addEventListener('pointerdown', pressed);
    if (floats) document.addEventListener('scroll', pressed, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('scroll', pressed, { capture: true });
    };
  }, [open, floats]);
  useLayoutEffect(() => {
    if (!open) return;
    const panel = root.current?.lastElementChild as HTMLElement;
    if (floats) float(panel, button.current as HTMLElement);
    else keepInSight(panel);
  }, [open, floats]);
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
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <section id={panel} className="popover-panel" aria-label={title} popover={floats && 'manual'}>
          {children(leave)}
        </section>
      )}
    </div>
  );
}

const GAP = 6;
const LEAST = 200;

/** A long panel scrolls within itself before it would run out of the window. */
function keepInSight(panel: HTMLElement): void {
  const room = window.innerHeight - panel.getBoundingClientRect().top - GAP;
  if (room >= LEAST) panel.style.maxHeight = `${room}px`;
}

/** Puts a panel above everything, below its button or, where there is no room, over it; within the window. */
function float(panel: HTMLElement, button: HTMLElement): void {
  // A browser that cannot shows it where it stands.
  panel.showPopover?.();
  const { top, bottom, left } = button.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = panel;
  const below = bottom + GAP;
  const fits = below + height <= window.innerHeight || top - GAP - height < 0;
  panel.style.top = `${fits ? below : top - GAP - height}px`;
  panel.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - 2 * GAP))}px`;
}
