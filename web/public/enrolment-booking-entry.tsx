import { EnrolmentForm } from '#web/features/enrolments/enrolment-form.tsx';
import { comeAlive } from './live.tsx';

comeAlive(EnrolmentForm);
