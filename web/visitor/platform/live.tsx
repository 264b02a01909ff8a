import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LIVE_ID, STATE_ID } from '#web/visitor/ui/live-part.tsx';

/** Lets React take over the live part of this document, with the props that the server drew it with. */
export function hydrateLivePart<Props extends object>(Part: ComponentType<Props>): void {
  const element = document.getElementById(LIVE_ID);
  const state = document.getElementById(STATE_ID)?.textContent;
  if (!element || !state) return;
  const { props } = JSON.parse(state) as { props: Props };
  const part = (
    <Hydrated element={element}>
      <Part {...props} />
    </Hydrated>
  );
  // React itself has just been set up, which takes a cheap phone long enough: the rest comes in tasks of its own, as a
  // transition in slices of a few milliseconds, and a tap in between is answered first.
  setTimeout(() => startTransition(() => void hydrateRoot(element, part)));
}

/** React listens from its first effect on: then what was typed too early is repeated for it. */
function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    // From here on a tap is React's (early.ts).
    element.dataset.on = '';
    const early = earlyIn(element);
    // Each in its turn and not within React's own work, for a form's state is what its last render saw; before any further tap.
    queueMicrotask(() => early.forEach((again) => void again()));
  }, [element]);
  return children;
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Repeats for React what was typed or ticked before it listened, or was put back by the browser on the way back. React
 * remembers what it last saw in a field and hears only of what differs, so the field first says what it said at first.
 */
const earlyIn = (element: HTMLElement): (() => void)[] =>
  [...element.querySelectorAll('input')].flatMap((field) => {
    const { value, checked, defaultValue, defaultChecked } = field;
    const tick = () => {
      field.checked = false;
      field.click();
    };
    const type = () => {
      field.value = defaultValue;
      setValue?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    if (checked && !defaultChecked) return tick;
    return value === defaultValue ? [] : type;
  });
