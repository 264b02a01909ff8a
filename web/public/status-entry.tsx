import { LiveStatusSection } from '#web/features/bookings/live-status-section.tsx';
import { comeAlive } from './live.tsx';

comeAlive(LiveStatusSection);
