import { LoanBookingForm } from '#web/visitor/appointments/loan-booking-form.tsx';
import { comeAlive } from '#web/visitor/platform/live.tsx';

comeAlive(LoanBookingForm);
