import type { VisitPageProps } from '#contract/visit-pages.ts';
import { KeepTools } from '#web/features/bookings/keep-tools-section.tsx';
import { comeAlive } from './live.tsx';

comeAlive(({ keep }: VisitPageProps) => keep && <KeepTools {...keep} />);
