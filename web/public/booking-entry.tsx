import { ParkBookingForm } from '#web/features/bookings/park-booking-form.tsx';
import { comeAlive } from './live.tsx';

comeAlive(ParkBookingForm);
