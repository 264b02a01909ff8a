import { LiveEnrolmentSection } from '#web/visitor/enrolments/live-enrolment-section.tsx';
import { hydrateLivePart } from '#web/visitor/platform/live.tsx';

hydrateLivePart(LiveEnrolmentSection);
