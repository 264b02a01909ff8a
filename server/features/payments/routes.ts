import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { paymentsApi } from '#contract/payments/api.ts';
import type { Deps } from '#server/deps.ts';
import { mount } from '#server/platform/mount.ts';
import { heedNotice, type PaymentRequest, returnFromGateway, startCardPayment } from './service.ts';

/** Gateways post forms, so this feature reads forms; nobody else does. */
export async function paymentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const pay = async ({ body }: { body: PaymentRequest }) => {
    const { checkout, orderId } = await startCardPayment(deps, body);
    const { encRequest = '', access_code = '' } = checkout.fields;
    return { encRequest, access_code, accessCode: access_code, url: checkout.url, orderId };
  };
  await app.register(async (own) => {
    await own.register(formbody, { bodyLimit: 64 * 1024 });
    mount(own, deps, paymentsApi, {
      payTicketByCard: pay,
      payDoctorByCard: pay,
      payLoanByCard: pay,
      cardReturn: async ({ params, body, reply }) => goOn(reply, await returnFromGateway(deps, params.attemptId, body)),
      cardReturnByLink: async ({ params, query, reply }) =>
        goOn(reply, await returnFromGateway(deps, params.attemptId, query)),
      cardNotify: async ({ params, body }) => {
        await heedNotice(deps, params.credentialId, body);
        return { received: true as const };
      },
    });
  });
}

/** Always 303, also after garbage: the visitor ends on the page of the booking, which says what is so. */
const goOn = (reply: FastifyReply, place: Awaited<ReturnType<typeof returnFromGateway>>): FastifyReply =>
  reply.redirect(place ? `/${PAGES[place.kind]}/${place.id}/${place.offeringId}` : '/home', 303);

const PAGES: Record<BookingKindName, string> = {
  'park-ticket': 'paymentstatus',
  'doctor-appointment': 'doctorappointment',
  'loan-appointment': 'loanappointment',
  'show-visit': 'exbhitionappointment',
  'batch-enrolment': 'paymentstatus',
};
