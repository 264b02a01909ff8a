import type { Appointment } from '#contract/appointments/model.ts';
import { formatInstant, formatTime } from '#contract/kernel/dates.ts';
import { notFound } from '#contract/kernel/errors.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import type { QueueKind, QueuePlace } from '#contract/queues/model.ts';
import { kindIn } from '#server/appointments/kind.ts';
import type { BookingPage } from '#server/bookings/page.ts';
import { clinicOfBooking } from '#server/clinics/service.ts';
import type { Deps } from '#server/deps.ts';
import type { ToPay } from '#server/payments/page.ts';
import { type BookingView, payableUntil } from '#server/retrievals/service.ts';
import { placeOfAppointment } from './service.ts';

/** The page of one token: its place in the queue; until it has a number, how its payment stands. */
const tokenPage = (kind: (typeof kindIn)[QueueKind]): BookingPage<Appointment> => ({
  kind,
  show: async (deps, view) => ({
    name: 'token',
    props: propsOf(deps, view, await placeOfAppointment(deps, view.booking)),
  }),
  toPay: null,
});

export const loanPage = tokenPage(kindIn.loan);
export const doctorPage: BookingPage<Appointment> = {
  ...tokenPage(kindIn.doctor),
  toPay: {
    async of(deps, appointment) {
      const clinic = await clinicOfBooking(deps, appointment.queueId);
      if (!clinic) throw notFound('clinic');
      return toPayFor(appointment, clinic);
    },
  },
};

function propsOf(
  deps: Deps,
  { booking: appointment, image, message }: BookingView<Appointment>,
  place: QueuePlace,
): ContentProps<'token'> {
  const { kind, queueId, queueName, doctorId, doctorName } = appointment;
  const until = payableUntil(deps, appointment);
  return {
    kind,
    bookingId: appointment.id,
    offering: { id: queueId, name: queueName },
    doctor: doctorId ? { id: doctorId, name: doctorName ?? '' } : null,
    now: { ...place, at: place.at.toISOString() },
    message,
    status: appointment.status,
    fee: appointment.fee,
    qrImage: image,
    bookedText: formatInstant(appointment.createdAt),
    payUntilText: until && formatTime(until),
  };
}

/** A token in the form in which it goes to the gateway of its clinic. */
function toPayFor({ id, fee: total, doctorName, day }: Appointment, clinic: ToPay['offering']): ToPay {
  const line = { category: 'consultation', label: doctorName ?? clinic.name, price: total, quantity: 1, amount: total };
  return {
    kind: 'token',
    id,
    offering: clinic,
    booked: 'doctor-appointment',
    visitDay: day,
    receipt: { lines: [line], original: total, discount: 0, couponCode: null, total },
  };
}
