import { DoctorBookingForm } from '#web/visitor/appointments/doctor-booking-form.tsx';
import { comeAlive } from '#web/visitor/platform/live.tsx';

comeAlive(DoctorBookingForm);
