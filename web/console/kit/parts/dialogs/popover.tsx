import { Popover as MantinePopover } from '@mantine/core';
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useBackButton } from './use-modal.ts';

interface PopoverProps {
  /** The button that opens it. */
  target: ReactElement<ComponentProps<'button'>>;
  title: string;
  /** A press of a button or link in it closes it. */
  once?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A small dialog beside its button. Closes on Esc or a press outside. */
export function Popover({ target, title, once = false, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const heading = useId();
  const before = useRef<Element>(null);
  const toggle = () => {
    before.current = document.activeElement;
    setOpen(!open);
  };
  // The pressed element disappears with the panel, so the focus returns to where it was: mostly the button. Mantine would
  // note it too late, where the panel takes the focus by itself.
  const leave = () => {
    setOpen(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const leaveWith = ({ target: pressed }: MouseEvent) => {
    if (pressed instanceof Element && pressed.closest('button, a')) leave();
  };
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around the popover stays open.
    event.stopPropagation();
    event.preventDefault();
    leave();
  };
  return (
    <MantinePopover opened={open} onChange={leave} position="bottom-start" closeOnEscape={false} trapFocus>
      <MantinePopover.Target>{cloneElement(target, { onClick: toggle })}</MantinePopover.Target>
      <MantinePopover.Dropdown
        className="popover-panel"
        // Mantine would call the panel by its button.
        aria-labelledby={heading}
        onKeyDown={keepEscape}
        onClick={once ? leaveWith : undefined}
      >
        <span id={heading} hidden>
          {title}
        </span>
        <BackCloses close={leave} />
        {children(leave)}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}

/** Mounted only while the panel is open. */
function BackCloses({ close }: { close: () => void }) {
  useBackButton(close);
  return null;
}
