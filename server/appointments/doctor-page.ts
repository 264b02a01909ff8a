import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DoctorRequestBody } from '#contract/appointments/api.ts';
import type { DoctorBookingProps } from '#contract/appointments/page.ts';
import { CLINIC_PAGE } from '#contract/clinics/api.ts';
import type { Clinic } from '#contract/clinics/model.ts';
import { isDay } from '#contract/kernel/dates.ts';
import { bookByForm, type SentForm } from '#server/bookings/page.ts';
import { clinicForBooking, clinics } from '#server/clinics/service.ts';
import type { Deps } from '#server/deps.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { recordName } from '#server/kernel/records/record-name.ts';
import { showClosed } from '#server/offerings/closed-page.ts';
import { doctorPage } from '#server/queues/token-page.ts';
import { showDoctor } from './doctor-link-page.ts';
import { type EnteredAtClinic, propsOfClinic } from './doctor-props-page.ts';
import { doctorAppointment } from './kind.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The booking page of a clinic, with or without its name behind the id; the form works without JavaScript. The id of a
 * doctor leads there as well.
 */
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

/** Finds the clinic of the address; answers the page that says why there is none to book at. */
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
  return closed
    ? showClosed(pages, request, reply, closed, { kind: 'clinic', id })
    : showDoctor(deps, pages, id, request, reply);
}

async function showNew(deps: Deps, pages: Pages, clinic: Clinic, request: FastifyRequest, reply: FastifyReply) {
  const doctorId = textOf(request.query as PlainForm, 'doctor');
  const values = { doctorId, personName: '', mobile: '', day: null, paymentMode: 'online' as const };
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

/** The form as the request of a call. */
function bodyOf(clinic: Clinic, form: PlainForm): DoctorRequestBody {
  const chosen = textOf(form, 'day');
  return {
    clinicId: clinic.id,
    doctorId: textOf(form, 'doctorId') || (clinic.doctorIds.length === 1 ? (clinic.doctorIds[0] ?? '') : ''),
    personName: textOf(form, 'personName').slice(0, 120),
    mobile: textOf(form, 'mobile'),
    day: isDay(chosen) ? chosen : null,
    paymentMode: textOf(form, 'paymentMode') === 'cash' ? 'cash' : 'online',
  };
}

async function book(deps: Deps, pages: Pages, clinic: Clinic, request: FastifyRequest, reply: FastifyReply) {
  const body = bodyOf(clinic, (request.body ?? {}) as PlainForm);
  const showAgain = (sent: SentForm, status: number) =>
    show(deps, pages, clinic, request, reply, { values: valuesOf(body), ...sent }, status);
  return bookByForm(deps, pages, doctorPage, { kind: doctorAppointment, body }, showAgain, request, reply);
}

const valuesOf = ({ doctorId, personName, mobile, day, paymentMode }: DoctorRequestBody) => ({
  doctorId,
  personName,
  mobile,
  day: day || null,
  paymentMode: (paymentMode || 'online') as DoctorBookingProps['values']['paymentMode'],
});
