import type { VisitPageProps } from '#contract/visit-pages.ts';
import { KeepTools } from '#web/visitor/bookings/keep-tools-section.tsx';
import { hydrateLivePart } from '#web/visitor/platform/live.tsx';

hydrateLivePart(({ keep }: VisitPageProps) => keep && <KeepTools {...keep} />);
