import type { FastifyInstance } from 'fastify';
import type { Appointment } from '#contract/appointments/model.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { retrievalsApi } from '#contract/retrievals/api.ts';
import type { Deps } from '#server/deps.ts';
import type { Address } from '#server/platform/address.ts';
import { mount } from '#server/platform/mount.ts';
import { appointmentsByMobile, ticketsByMobile, viewAppointment, viewTicket } from './service.ts';

export function retrievalRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, retrievalsApi, {
    qrByStatus: async ({ body }) => {
      const { ticket, image, message } = await viewTicket(deps, body.bookingId, body.parkId);
      return { status: image !== null, image, message, paymentStatus: ticket.status };
    },
    qrByMobile: async ({ body, address }) => {
      const { tickets, message } = await ticketsByMobile(deps, body.mobile, body.parkId, address);
      return { ticketDetails: tickets, message };
    },
    doctorByStatus: byStatus(deps, 'doctor'),
    doctorByMobile: byMobile(deps, 'doctor'),
    loanByStatus: byStatus(deps, 'loan'),
    loanByMobile: byMobile(deps, 'loan'),
  });
}

const byStatus =
  (deps: Deps, kind: QueueKind) =>
  async ({ body }: { body: { bookingId: string; offeringId: string } }) => {
    const { appointment, image, message } = await viewAppointment(deps, kind, body.bookingId, body.offeringId);
    return { status: image !== null, image, message, paymentStatus: appointment.status };
  };

const byMobile =
  (deps: Deps, kind: QueueKind) =>
  async ({ body, address }: { body: { mobile: string; offeringId: string }; address: Address }) => {
    const { offeringId: queueId, mobile } = body;
    const { appointments, message } = await appointmentsByMobile(deps, { kind, queueId }, mobile, address);
    return { ticketDetails: appointments.map(little), message };
  };

/** Little of a token: a mobile number is no secret, so nothing private comes back for it. */
const little = ({ id, number, state, doctorName, queueName, day, image }: Appointment & { image: string }) => ({
  id,
  tokenNumber: number,
  bookingStatus: state === 'booked' ? '' : state,
  doctorName,
  branchName: queueName,
  selectedDate: day,
  image,
});
