import { DoctorBookingForm } from '#web/visitor/appointments/doctor-booking-form.tsx';
import { hydrateLivePart } from '#web/visitor/platform/live.tsx';

hydrateLivePart(DoctorBookingForm);
