import { EnrolmentForm } from '#web/visitor/enrolments/enrolment-form.tsx';
import { comeAlive } from '#web/visitor/platform/live.tsx';

comeAlive(EnrolmentForm);
