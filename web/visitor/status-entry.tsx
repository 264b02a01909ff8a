import { LiveStatusSection } from '#web/visitor/bookings/live-status-section.tsx';
import { hydrateLivePart } from '#web/visitor/platform/live.tsx';

hydrateLivePart(LiveStatusSection);
