import { LoanBookingForm } from '#web/visitor/appointments/loan-booking-form.tsx';
import { hydrateLivePart } from '#web/visitor/platform/live.tsx';

hydrateLivePart(LoanBookingForm);
