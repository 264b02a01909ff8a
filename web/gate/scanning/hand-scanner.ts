/** Longest pause between keys: a hand scanner types faster than people, and ends with Enter. */
const FAST_MS = 60;
const SHORTEST = 6;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Reverses Caps Lock, which turns a scanner's capitals into small letters. */
const asScanned = (typed: string, event: KeyboardEvent): string =>
  event.getModifierState('CapsLock') && !/[A-Z]/.test(typed) ? typed.toUpperCase() : typed;

/** Listens for a hand scanner anywhere except in fields, where it simply types. Returns the function that stops it. */
export function listenToHandScanner(found: (code: string) => void): () => void {
  let typed = '';
  let last = 0;
  const collect = (event: KeyboardEvent): void => {
    if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.timeStamp - last > FAST_MS) typed = '';
    last = event.timeStamp;
    if (event.key === 'Enter' && typed.length >= SHORTEST) {
      event.preventDefault();
      found(asScanned(typed, event));
      typed = '';
    } else if (event.key.length === 1) typed += event.key;
  };
  document.addEventListener('keydown', collect, true);
  return () => document.removeEventListener('keydown', collect, true);
}
