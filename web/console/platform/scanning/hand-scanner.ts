/** A hand scanner types like a very fast person and ends with Enter. */
const FAST_MS = 60;
const SHORTEST = 6;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The code is answered as it was scanned: with Caps Lock on the computer turns every capital into a small letter. */
const asScanned = (typed: string, event: KeyboardEvent): string =>
  event.getModifierState('CapsLock') && !/[A-Z]/.test(typed) ? typed.toUpperCase() : typed;

/** Hears codes from a hand scanner wherever the keyboard is, fields apart (there it simply types). Stops when the answer is called. */
export function hearHandScanner(found: (code: string) => void): () => void {
  let typed = '';
  let last = 0;
  const hear = (event: KeyboardEvent): void => {
    if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.timeStamp - last > FAST_MS) typed = '';
    last = event.timeStamp;
    if (event.key === 'Enter' && typed.length >= SHORTEST) {
      // The button that happens to have the keyboard must not be pressed by the scanner.
      event.preventDefault();
      found(asScanned(typed, event));
      typed = '';
    } else if (event.key.length === 1) typed += event.key;
  };
  document.addEventListener('keydown', hear, true);
  return () => document.removeEventListener('keydown', hear, true);
}
