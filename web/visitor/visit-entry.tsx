import type { VisitPageProps } from '#contract/visit-pages.ts';
import { KeepTools } from '#web/visitor/bookings/keep-tools-section.tsx';
import { comeAlive } from '#web/visitor/platform/live.tsx';

comeAlive(({ keep }: VisitPageProps) => keep && <KeepTools {...keep} />);
