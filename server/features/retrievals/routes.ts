import type { FastifyInstance } from 'fastify';
import type { Appointment } from '#contract/appointments/model.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { retrievalsApi } from '#contract/retrievals/api.ts';
import type { Booked } from '#server/booking-kind.ts';
import type { Deps } from '#server/deps.ts';
import { kindIn } from '#server/features/appointments/kind.ts';
import { parkTicket } from '#server/features/tickets/kind.ts';
import type { Address } from '#server/platform/address.ts';
import { mount } from '#server/platform/mount.ts';
import { byMobile, type View, view } from './service.ts';

export function retrievalRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, retrievalsApi, {
    qrByStatus: async ({ body }) => statusOf(await view(deps, parkTicket, body.bookingId, body.parkId)),
    qrByMobile: async ({ body, address }) => {
      const { found, message } = await byMobile(deps, parkTicket, body.mobile, body.parkId, address);
      return { ticketDetails: found, message };
    },
    doctorByStatus: byStatus(deps, 'doctor'),
    doctorByMobile: tokensByMobile(deps, 'doctor'),
    loanByStatus: byStatus(deps, 'loan'),
    loanByMobile: tokensByMobile(deps, 'loan'),
  });
}

const statusOf = ({ booking, image, message }: View<Booked>) => ({
  status: image !== null,
  image,
  message,
  paymentStatus: booking.status,
});

const byStatus =
  (deps: Deps, kind: QueueKind) =>
  async ({ body }: { body: { bookingId: string; offeringId: string } }) =>
    statusOf(await view(deps, kindIn[kind], body.bookingId, body.offeringId));

const tokensByMobile =
  (deps: Deps, kind: QueueKind) =>
  async ({ body, address }: { body: { mobile: string; offeringId: string }; address: Address }) => {
    const { found, message } = await byMobile(deps, kindIn[kind], body.mobile, body.offeringId, address);
    return { ticketDetails: found.map(foundToken), message };
  };

/** The few facts of a token that a mobile number finds: it is no secret, so nothing private comes back for it. */
const foundToken = ({ id, number, state, doctorName, queueName, day, image }: Appointment & { image: string }) => ({
  id,
  tokenNumber: number,
  bookingStatus: state === 'booked' ? '' : state,
  doctorName,
  branchName: queueName,
  selectedDate: day,
  image,
});
