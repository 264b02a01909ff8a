/** Room for remembered bookings of one place or all; hidden without any (platform/remembered-list.ts). */
export const Remembered = ({ place }: { place?: string }) => (
  <div id="remembered" className="card" data-place={place} />
);
