import { LiveTokenSection } from '#web/features/queues/live-token-section.tsx';
import { comeAlive } from './live.tsx';

comeAlive(LiveTokenSection);
