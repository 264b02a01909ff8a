import { ParkBookingForm } from '#web/visitor/bookings/park-booking-form.tsx';
import { hydrateLivePart } from '#web/visitor/platform/live.tsx';

hydrateLivePart(ParkBookingForm);
