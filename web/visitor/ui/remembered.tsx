/**
 * Reserved room for remembered bookings, of one place or of all; hidden if there are none
 * (platform/remembered-list.ts).
 */
export const Remembered = ({ place }: { place?: string }) => (
  <div id="remembered" className="card" data-place={place} />
);
