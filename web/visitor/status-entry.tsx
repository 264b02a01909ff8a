import { LiveStatusSection } from '#web/visitor/bookings/live-status-section.tsx';
import { comeAlive } from '#web/visitor/platform/live.tsx';

comeAlive(LiveStatusSection);
