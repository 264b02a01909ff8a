import { DoctorBookingForm } from '#web/features/appointments/doctor-booking-form.tsx';
import { comeAlive } from './live.tsx';

comeAlive(DoctorBookingForm);
