import { EnrolmentForm } from '#web/visitor/enrolments/enrolment-form.tsx';
import { hydrateLivePart } from '#web/visitor/platform/live.tsx';

hydrateLivePart(EnrolmentForm);
