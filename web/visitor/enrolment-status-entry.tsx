import { LiveEnrolmentSection } from '#web/visitor/enrolments/live-enrolment-section.tsx';
import { comeAlive } from '#web/visitor/platform/live.tsx';

comeAlive(LiveEnrolmentSection);
