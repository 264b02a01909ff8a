import type { DoctorRequestBody } from '#contract/appointments/api.ts';
import type { DoctorBookingProps } from '#contract/appointments/page.ts';
import { CLINIC_PAGE } from '#contract/clinics/api.ts';
import { isDay } from '#contract/kernel/dates/dates.ts';
import { invalid } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { formPages } from '#server/bookings/form-page.ts';
import { clinicForBooking, clinics } from '#server/clinics/service.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { closedAt, unlessPaused } from '#server/offerings/closed-page.ts';
import { doctorPage } from '#server/queues/token-page.ts';
import { doctorLink } from './doctor-link-page.ts';
import { propsOfClinic } from './doctor-props-page.ts';
import { doctorAppointment } from './kind.ts';

/** Address with or without the name after the id; also accepts a doctor's id. Works without JavaScript. */
export const doctorBookingPages = formPages({
  paths: [`/${CLINIC_PAGE}/:id`, `/${CLINIC_PAGE}/:id/:name`],
  kind: doctorAppointment,
  toPay: doctorPage.toPay,
  find: async (deps, id) =>
    unlessPaused(await clinicForBooking(deps, id)) ??
    (await closedAt(deps, clinics, { kind: 'clinic', id })) ??
    doctorLink(deps, id),
  linked: ({ doctor }) => (/^[0-9a-z]{26}$/.test(String(doctor)) ? { doctorId: doctor } : {}),
  read: readToken,
  show: async (deps, clinic, entered) => ({
    name: 'doctor-booking',
    props: await propsOfClinic(deps, clinic, entered),
  }),
  check(_, __, ___, form) {
    const day = textOf(form, 'day');
    if (day !== '' && !isDay(day)) throw invalid('day', text('appointments.noDay'));
  },
  bodyOf: ({ doctorId: chosen, ...values }, { id: clinicId, doctorIds }): DoctorRequestBody => {
    const [only = '', another] = doctorIds;
    return { clinicId, doctorId: chosen || (another ? '' : only), ...values };
  },
});

export function readToken(form: PlainForm): DoctorBookingProps['values'] {
  const day = textOf(form, 'day');
  return {
    doctorId: textOf(form, 'doctorId'),
    personName: textOf(form, 'personName').slice(0, 120),
    mobile: textOf(form, 'mobile'),
    day: isDay(day) ? day : null,
    paymentMode: textOf(form, 'paymentMode') === 'cash' ? 'cash' : 'online',
  };
}
