import { LiveEnrolmentSection } from '#web/features/enrolments/live-enrolment-section.tsx';
import { comeAlive } from './live.tsx';

comeAlive(LiveEnrolmentSection);
