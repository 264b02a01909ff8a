import { hydrateLivePart } from '#web/visitor/platform/live.tsx';
import { LiveTokenSection } from '#web/visitor/queues/live-token-section.tsx';

hydrateLivePart(LiveTokenSection);
