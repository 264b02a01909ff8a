/** Something on this page that was typed and is not saved yet. */
interface Unsaved {
  /** Throws it away for good, its draft too. */
  discard: () => void;
}

const open = new Set<Unsaved>();

/** The browser asks in its own words before the tab is closed or loaded again. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

function letGo(one: Unsaved): void {
  open.delete(one);
  // Only while there is something to lose: a page that listens is not kept for Back by browsers.
  if (open.size === 0) window.removeEventListener('beforeunload', warn);
}

/** Says that leaving the page would lose something, until the answer is called. */
export function holdUnsaved(one: Unsaved): () => void {
  if (open.size === 0) window.addEventListener('beforeunload', warn);
  open.add(one);
  return () => letGo(one);
}

export const isUnsaved = (): boolean => open.size > 0;

/** Throws away what is typed on this page: somebody said so. */
export function discardUnsaved(): void {
  for (const one of [...open]) {
    one.discard();
    letGo(one);
  }
}

/** Lets the page be left without a word; what has a draft keeps it. For a session that ended: nothing could be saved any more. */
export function leaveUnsaved(): void {
  for (const one of [...open]) letGo(one);
}
