interface Unsaved {
  discard: () => void;
}

const open = new Set<Unsaved>();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

function letGo(one: Unsaved): void {
  open.delete(one);
  // Only while needed: a page with this listener is excluded from the back-forward cache.
  if (open.size === 0) window.removeEventListener('beforeunload', warn);
}

export function holdUnsaved(one: Unsaved): () => void {
  if (open.size === 0) window.addEventListener('beforeunload', warn);
  open.add(one);
  return () => letGo(one);
}

export const isUnsaved = (): boolean => open.size > 0;

export function discardUnsaved(): void {
  for (const one of [...open]) {
    one.discard();
    letGo(one);
  }
}

/** Releases all without discarding drafts. For an ended session: nothing could be saved any more. */
export function leaveUnsaved(): void {
  for (const one of [...open]) letGo(one);
}
