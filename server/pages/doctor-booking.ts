import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DoctorBookingProps } from '#contract/appointment-pages.ts';
import type { DoctorRequestBody } from '#contract/appointments/api.ts';
import type { Appointment } from '#contract/appointments/model.ts';
import { CLINIC_PAGE } from '#contract/clinics/api.ts';
import type { Clinic } from '#contract/clinics/model.ts';
import { isDay } from '#contract/dates.ts';
import type { Deps } from '#server/deps.ts';
import { addDoctorAppointment } from '#server/features/appointments/service.ts';
import { clinicForBooking, clinics } from '#server/features/clinics/service.ts';
import { addressOf } from '#server/platform/address.ts';
import type { Pages } from '#server/platform/pages.ts';
import { LIMITS } from '#server/platform/rate-limit.ts';
import { recordName } from '#server/platform/record-name.ts';
import { visitorOfForm } from '#server/platform/visitor.ts';
import { showClosed } from './closed-offering.ts';
import { type EnteredAtClinic, propsOfClinic } from './doctor-booking-props.ts';
import { showDoctor } from './doctor-link.ts';
import { type Form, refusalOfForm, textOf } from './plain-form.ts';
import { handOff } from './to-gateway.ts';
import { toPayFor } from './tokens.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The booking page of a clinic, with or without its name behind the id; the form works without JavaScript. A doctor's id leads there too. */
export function doctorBookingPages(app: FastifyInstance, deps: Deps, pages: Pages): void {
  for (const path of [`/${CLINIC_PAGE}/:id`, `/${CLINIC_PAGE}/:id/:name`]) {
    app.get(path, opened(deps, pages, showNew));
    app.post(path, opened(deps, pages, book));
  }
}

type ClinicHandler = (
  deps: Deps,
  pages: Pages,
  clinic: Clinic,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Finds the clinic of the address; says in words why there is none to book at. */
const opened =
  (deps: Deps, pages: Pages, handle: ClinicHandler): Handler =>
  async (request, reply) => {
    const { id } = request.params as { id: string };
    reply.header('cache-control', 'no-cache');
    const clinic = await clinicForBooking(deps, id);
    if (!clinic) return showMissing(deps, pages, id, request, reply);
    return handle(deps, pages, clinic, request, reply);
  };

async function showMissing(deps: Deps, pages: Pages, id: string, request: FastifyRequest, reply: FastifyReply) {
  const closed = await recordName(deps, clinics.resource, id);
  return closed ? showClosed(pages, request, reply, closed) : showDoctor(deps, pages, id, request, reply);
}

async function showNew(deps: Deps, pages: Pages, clinic: Clinic, request: FastifyRequest, reply: FastifyReply) {
  const doctorId = textOf(request.query as Form, 'doctor');
  const values = { doctorId, patientName: '', mobile: '', selectedDate: null, paymentMode: 'online' as const };
  return show(deps, pages, clinic, request, reply, { values, problems: [] });
}

async function show(
  deps: Deps,
  { renderPage }: Pages,
  clinic: Clinic,
  request: FastifyRequest,
  reply: FastifyReply,
  entered: EnteredAtClinic,
  status = 200,
) {
  const props = await propsOfClinic(deps, clinic, entered);
  return renderPage(request, reply, { name: 'doctor-booking', props }, { status });
}

/** The plain form as the API's own body. */
function bodyOf(clinic: Clinic, form: Form): DoctorRequestBody {
  const chosen = textOf(form, 'selectedDate');
  return {
    clinicId: clinic.id,
    doctorId: textOf(form, 'doctorId') || (clinic.doctorIds.length === 1 ? (clinic.doctorIds[0] ?? '') : ''),
    patientName: textOf(form, 'patientName').slice(0, 120),
    mobile: textOf(form, 'mobile'),
    selectedDate: isDay(chosen) ? chosen : null,
    paymentMode: textOf(form, 'paymentMode') === 'cash' ? 'cash' : 'online',
  };
}

async function book(deps: Deps, pages: Pages, clinic: Clinic, request: FastifyRequest, reply: FastifyReply) {
  deps.limits.takeHere(LIMITS.bookingByAddress, addressOf(request));
  const form = (request.body ?? {}) as Form;
  const body = bodyOf(clinic, form);
  const formKey = textOf(form, 'formKey');
  try {
    const appointment = await addDoctorAppointment(deps, body, visitorOfForm(request, formKey, body));
    if (!isToPay(appointment)) return reply.redirect(`/doctorappointment/${appointment.id}/${clinic.id}`, 303);
    return await handOff(deps, pages, toPayFor(appointment, clinic), request, reply);
  } catch (error) {
    const { code, status, problems } = refusalOfForm(error, reply);
    const entered = { values: valuesOf(body), problems, formKey: code === 'EXPIRED' ? '' : formKey };
    return show(deps, pages, clinic, request, reply, entered, status);
  }
}

const isToPay = ({ fee, paymentMode, status }: Appointment): boolean =>
  fee > 0 && paymentMode === 'online' && ['pending', 'failed', 'aborted'].includes(status);

const valuesOf = ({ doctorId, patientName, mobile, selectedDate, paymentMode }: DoctorRequestBody) => ({
  ...{ doctorId, patientName, mobile, selectedDate: selectedDate || null },
  paymentMode: (paymentMode || 'online') as DoctorBookingProps['values']['paymentMode'],
});
