/** The room for what this phone remembers, of one place or of all; nobody sees it where there is nothing (platform/remembered-list.ts). */
export const Remembered = ({ place }: { place?: string }) => (
  <div id="remembered" className="card" data-place={place} />
);
