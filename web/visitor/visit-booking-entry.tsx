import { hydrateLivePart } from '#web/visitor/platform/live.tsx';
import { VisitBookingForm } from '#web/visitor/visits/visit-booking-form.tsx';

hydrateLivePart(VisitBookingForm);
