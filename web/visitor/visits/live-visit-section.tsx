import type { VisitPageProps } from '#contract/visits/page.ts';
import { KeepTools } from '#web/visitor/bookings/keep-tools-section.tsx';

/** Shows what there is to keep of a visit; nothing once it is over or cancelled. */
export function LiveVisitSection({ keep }: VisitPageProps) {
  return keep && <KeepTools {...keep} />;
}
export { LiveVisitSection as live };
