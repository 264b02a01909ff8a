import { comeAlive } from '#web/visitor/platform/live.tsx';
import { LiveTokenSection } from '#web/visitor/queues/live-token-section.tsx';

comeAlive(LiveTokenSection);
