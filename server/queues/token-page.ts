import type { Appointment } from '#contract/appointments/model.ts';
import { paidText } from '#contract/appointments/rules.ts';
import type { Clinic } from '#contract/clinics/model.ts';
import { clinicAddress } from '#contract/clinics/rules.ts';
import { dayText, momentText, timeText } from '#contract/kernel/dates/texts.ts';
import { notFound } from '#contract/kernel/errors.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { text, type Unsaid } from '#contract/kernel/text.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import type { Receipt } from '#contract/payments/page.ts';
import type { QueueKind, QueuePlace } from '#contract/queues/model.ts';
import type { Kept } from '#contract/visits/page.ts';
import { kindIn } from '#server/appointments/kind.ts';
import type { BookingView } from '#server/booking-kind.ts';
import type { BookingPage } from '#server/bookings/page.ts';
import { payableUntil } from '#server/bookings/service.ts';
import { clinicOfBooking } from '#server/clinics/service.ts';
import type { Deps } from '#server/deps.ts';
import type { ToPay } from '#server/payments/page.ts';
import { placeOfAppointment } from './service.ts';

const tokenPage = (kind: (typeof kindIn)[QueueKind]): BookingPage<Appointment> => ({
  kind,
  show: async (deps, view) => ({
    name: 'token',
    props: propsOf(deps, view, {
      place: await placeOfAppointment(deps, view.booking),
      clinic: view.booking.kind === 'doctor' ? await clinicOfBooking(deps, view.booking.queueId) : null,
    }),
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
  { booking: appointment, status, image, message, moneyBack }: BookingView<Appointment>,
  { place, clinic }: { place: QueuePlace; clinic: Clinic | null },
): ContentProps<'token'> {
  const { kind, queueId, queueName, doctorId, doctorName } = appointment;
  const until = payableUntil(deps, appointment);
  return {
    kind,
    bookingId: appointment.id,
    offering: { id: queueId, name: queueName, address: clinic ? clinicAddress(clinic) : '' },
    doctor: doctorId ? { id: doctorId, name: doctorName ?? '' } : null,
    now: { ...place, at: place.at.toISOString() },
    personName: appointment.personName,
    message: image === null ? message : moneyBack,
    status,
    receipt: receiptOf(appointment),
    paidText: paidText(appointment),
    keep: image === null ? null : keepOf(appointment, image),
    bookedText: momentText(appointment.createdAt),
    payUntilText: until && timeText(until),
  };
}

function keepOf({ id, queueName, doctorName, number, day, personName }: Appointment, image: string): Unsaid<Kept> {
  const token = text('appointments.token', { number: number ?? 0 });
  const facts = [token, dayText(day), doctorName, personName].filter((fact) => fact !== null);
  const words = text('appointments.tokenAt', { number: number ?? 0, place: queueName, day: dayText(day) });
  return { name: queueName, day, shortCode: shortCodeOf(id), facts, image, calendar: null, words };
}

const toPayFor = (appointment: Appointment, clinic: ToPay['offering']): ToPay => ({
  kind: 'token',
  id: appointment.id,
  offering: clinic,
  booked: 'doctor-appointment',
  visitDay: appointment.day,
  receipt: receiptOf(appointment),
});

function receiptOf({ fee: total, doctorName, queueName }: Appointment): Receipt {
  const line = { category: 'consultation', label: doctorName ?? queueName, price: total, quantity: 1, amount: total };
  return { lines: [line], discount: 0, couponCode: null, total };
}
