import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Appointment } from '#contract/appointments/model.ts';
import { formatInstant, formatTime } from '#contract/dates.ts';
import { notFound } from '#contract/errors.ts';
import type { PropsOf } from '#contract/pages.ts';
import { BOOKING_PAGES } from '#contract/payments/api.ts';
import type { TokenPageProps } from '#contract/queue-pages.ts';
import type { Place, QueueKind } from '#contract/queues/model.ts';
import type { Deps } from '#server/deps.ts';
import { clinicForBooking } from '#server/features/clinics/service.ts';
import { placeOfAppointment } from '#server/features/queues/service.ts';
import { type AppointmentView, payableUntil, viewAppointment } from '#server/features/retrievals/service.ts';
import type { Pages } from '#server/platform/pages.ts';
import { type ToPay, toGateway } from './to-gateway.ts';

/** Pages of single tokens: where each stands, and paying for one that is not paid. Never in search engines or caches. */
export function tokenPages(app: FastifyInstance, deps: Deps, pages: Pages): void {
  app.get('/doctorappointment/:bookingId/:queueId', (request, reply) => show(deps, pages, 'doctor', request, reply));
  app.get('/loanappointment/:bookingId/:queueId', (request, reply) => show(deps, pages, 'loan', request, reply));
  app.post('/doctorappointment/:bookingId/:queueId', (request, reply) => payAgain(deps, pages, request, reply));
}

/** Throws NOT_FOUND when the two ids do not belong together. */
const viewOf = (deps: Deps, kind: QueueKind, request: FastifyRequest): Promise<AppointmentView> => {
  const { bookingId, queueId } = request.params as { bookingId: string; queueId: string };
  return viewAppointment(deps, kind, bookingId, queueId);
};

const privately = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

async function show(
  deps: Deps,
  { renderPage }: Pages,
  kind: QueueKind,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const view = await viewOf(deps, kind, request);
  const place = await placeOfAppointment(deps, view.appointment);
  const props = propsOf(deps, view, place);
  return renderPage(request, privately(reply), { name: 'token', props }, { noindex: true });
}

function propsOf(deps: Deps, { appointment, image, message }: AppointmentView, place: Place): PropsOf<'token'> {
  const { kind, queueId, queueName, doctorId, doctorName } = appointment;
  const until = payableUntil(deps, appointment);
  return {
    kind,
    bookingId: appointment.id,
    offering: { id: queueId, name: queueName },
    doctor: doctorId ? { id: doctorId, name: doctorName ?? '' } : null,
    now: nowOf(place),
    message,
    status: appointment.status,
    fee: appointment.fee,
    qrImage: image,
    bookedText: formatInstant(appointment.createdAt),
    payUntilText: until && formatTime(until),
  };
}

/** As the details call answers it, so that the page has one shape of it. */
const nowOf = ({ estimate, state, day, at, ...place }: Place): TokenPageProps['now'] => ({
  ...place,
  estimatedRange: estimate,
  bookingStatus: state === 'booked' ? '' : state,
  selectedDate: day,
  at: at.toISOString(),
});

async function payAgain(deps: Deps, pages: Pages, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { appointment } = await viewOf(deps, 'doctor', request);
  const canPay = appointment.number === null && payableUntil(deps, appointment) !== null;
  if (!canPay) return reply.redirect(request.url, 303);
  const clinic = await clinicForBooking(deps, appointment.queueId);
  if (!clinic) throw notFound('This clinic');
  return toGateway(deps, pages, toPayFor(appointment, clinic), request, privately(reply));
}

/** A token as it goes to the gateway of its clinic. */
export function toPayFor({ id, fee: total, doctorName, day }: Appointment, clinic: ToPay['offering']): ToPay {
  const line = { category: 'consultation', label: doctorName ?? clinic.name, price: total, quantity: 1, amount: total };
  return {
    kind: 'token',
    id,
    offering: clinic,
    page: `/${BOOKING_PAGES['doctor-appointment']}/${id}/${clinic.id}`,
    visitDay: day,
    receipt: { lines: [line], original: total, discount: 0, couponCode: null, total },
  };
}
