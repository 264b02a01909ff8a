import type { DoctorBookingProps, PaymentMode } from '#contract/appointments/page.ts';
import { DOCTOR_FIELDS, doctorBody, doctorPayment } from '#contract/appointments/page.ts';
import type { DoctorRequest } from '#contract/bookings/kinds/doctor-appointment.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { bookedPaths, doctorCalls } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import type { Failure } from '#web/visitor/platform/failure.ts';
import type { PatientPost } from '#web/visitor/platform/patience.ts';
import { bookOnce, feeIn } from '#web/visitor/platform/sending.ts';

interface Way {
  mode: PaymentMode;
  post: PatientPost;
  today: Day;
  onFee: (fee: Paise) => void;
}

export const bookDoctor = (
  clinic: Pick<DoctorBookingProps['clinic'], 'id' | 'name' | 'gateway' | 'merchantId' | 'fee'>,
  request: DoctorRequest,
  { mode, post, today, onFee }: Way,
): Promise<Failure | null> => {
  const { gateway, fee: amount } = clinic;
  return bookOnce(post, {
    call: doctorCalls.add,
    body: doctorBody(clinic.id, request, amount, mode),
    failed: say('appointments.failed'),
    names: DOCTOR_FIELDS,
    refused: (refused) => onFee(feeIn(refused) ?? amount),
    page: bookedPaths.doctorAppointment,
    remembered: {
      kind: 'doctor-appointment',
      place: { id: clinic.id, name: clinic.name },
      day: request.day ?? today,
    },
    payment: ({ id }) =>
      amount > 0 && mode === 'online'
        ? { gateway, call: doctorCalls.pay, body: doctorPayment({ id, amount, mobile: request.mobile }, clinic) }
        : null,
  });
};
