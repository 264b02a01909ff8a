import { type ComponentChildren, hydrate, options } from 'preact';
import { LIVE_ID, STATE_ID } from '#web/visitor/ui/live-part.tsx';

/** The part of a page that Preact takes over in the browser. */
export interface LiveComponent<Props> {
  (props: Props): ComponentChildren;
  /** Brings what the part cannot be drawn without. Where it does not come, the page stays the plain HTML that the server sent. */
  ready?: (props: Props) => Promise<unknown>;
}

/** Lets Preact take over the live part of this document, with the props that the server drew it with. */
export async function hydrateLivePart<Props extends object>(Part: LiveComponent<Props>): Promise<void> {
  const element = document.getElementById(LIVE_ID);
  const state = document.getElementById(STATE_ID)?.textContent;
  if (!element || !state) return;
  const { props } = JSON.parse(state) as { props: Props };
  // The scripts have just been read, which takes a cheap phone long enough: a tap meanwhile is answered first.
  await new Promise((begin) => setTimeout(begin));
  try {
    await Part.ready?.(props);
  } catch {
    return;
  }
  takeOver(element, <Part {...props} />);
}

/** Draws the part, runs its first effects, and repeats what came too early, with nothing typed or tapped in between. */
function takeOver(element: HTMLElement, part: ComponentChildren): void {
  options.requestAnimationFrame = queueMicrotask;
  hydrate(part, element);
  options.requestAnimationFrame = undefined;
  queueMicrotask(async () => {
    // From here on a tap is Preact's (early.ts).
    element.dataset.on = '';
    for (const again of earlyIn(element)) {
      // Each in its turn, for a form's state is what its last drawing saw.
      await null;
      again();
    }
  });
}

/** Repeats for Preact what was typed or ticked before it listened, or was put back by the browser on the way back. */
const earlyIn = (element: HTMLElement): (() => void)[] =>
  [...element.querySelectorAll('input')].flatMap((field) => {
    const { value, checked, defaultValue, defaultChecked } = field;
    const tick = () => {
      field.checked = false;
      field.click();
    };
    const type = () => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    if (checked && !defaultChecked) return tick;
    return value === defaultValue ? [] : type;
  });
