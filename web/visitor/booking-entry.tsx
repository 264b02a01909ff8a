import { ParkBookingForm } from '#web/visitor/bookings/park-booking-form.tsx';
import { comeAlive } from '#web/visitor/platform/live.tsx';

comeAlive(ParkBookingForm);
