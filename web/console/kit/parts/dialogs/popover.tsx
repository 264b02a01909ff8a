import { Popover as MantinePopover } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface PopoverProps {
  label: ReactNode;
  className: string;
  title: string;
  children: (close: () => void) => ReactNode;
}

/** A small dialog beside its button. Closes on Esc or a press outside. */
export function Popover({ label, className, title, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const heading = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The pressed element disappears with the panel, so the focus returns to the button.
  const leave = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <MantinePopover opened={open} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <MantinePopover.Target>
        <button ref={button} type="button" className={className} onClick={() => setOpen(!open)}>
          {label}
        </button>
      </MantinePopover.Target>
      <MantinePopover.Dropdown
        className="popover-panel"
        // Mantine would call the panel by its button.
        aria-labelledby={heading}
        onKeyDown={keepEscape}
      >
        <span id={heading} hidden>
          {title}
        </span>
        {children(leave)}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}

/** A dialog around the popover stays open. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  event.preventDefault();
}
