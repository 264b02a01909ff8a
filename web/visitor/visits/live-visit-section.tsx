import type { VisitPageProps } from '#contract/visits/page.ts';
import { KeepTools } from '#web/visitor/bookings/keep-tools-section.tsx';

export function LiveVisitSection({ keep }: VisitPageProps) {
  return keep && <KeepTools {...keep} />;
}
export { LiveVisitSection as live };
