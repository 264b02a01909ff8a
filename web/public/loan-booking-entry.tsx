import { LoanBookingForm } from '#web/features/appointments/loan-booking-form.tsx';
import { comeAlive } from './live.tsx';

comeAlive(LoanBookingForm);
