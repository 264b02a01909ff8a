import { VisitBookingForm } from '#web/features/visits/visit-booking-form.tsx';
import { comeAlive } from './live.tsx';

comeAlive(VisitBookingForm);
