import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import type { Caller } from '#server/testing/golden/callers.ts';
import type { StoryWorld } from '#server/testing/golden/recorder.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { aShow, bookVisit } from '#server/visits/factory.ts';

const NAMES = ['park', 'doctor', 'loan', 'exbhition', 'coaching', 'inspector', 'counter', 'admin'] as const;

/** Callers make requests, with the ids that they know to begin with. */
export interface Callers {
  /** `who` is the role: "owner", "inspector". */
  people: Record<(typeof NAMES)[number], Caller>;
  ids: string[];
}

/** A visitor, an owner of each trade, an inspector, a counter and the admin, with something of everything to try. */
export async function everybody({ use, merchant }: StoryWorld): Promise<Callers> {
  const owner = (registrationType: string) => anOwner(use, { registrationType });
  const park = await owner('park');
  const doctor = await owner('doctor');
  const loan = await owner('loan');
  const exbhition = await owner('exbhition');
  const coaching = await owner('coaching');
  const admin = await anAdmin(use);
  const garden = await aParkWithoutKeys(use, park, { mid: merchant.mid });
  const credential = await aGatewayCredential(use, park, garden._id, merchant);
  const ticket = await use.call('POST', '/ticketbooking/add', ticketForm(garden));
  await aHangingPayment(use, park, { id: ticket.json._id, parkId: garden._id, mid: merchant.mid, amount: 200 });
  const place = await aClinic(use, doctor);
  const branch = await aBranch(use, loan);
  const play = await aShow(use, exbhition);
  const batch = await aBatch(use, coaching);
  const inspector = { ...(await anInspector(use, park, garden._id)), organisationId: park.organisationId };
  const counter = { ...(await aCounter(use, loan, branch._id)), organisationId: loan.organisationId };
  const coupon = await aRecord(use, park, '/coupon', FORMS.coupon(garden._id));
  const booked = [
    await bookDoctor(use, place),
    await bookLoan(use, branch),
    await bookVisit(use, play),
    await enrol(use, batch),
  ];
  const records = [garden, credential, place, branch, play, batch, inspector, counter, coupon, ticket.json];
  const owners = { park, doctor, loan, exbhition, coaching };
  const called = <Who extends object>(who: string, one: Who) => ({ ...one, who });
  return {
    people: {
      park: called('owner', park),
      doctor: called('owner', doctor),
      loan: called('owner', loan),
      exbhition: called('owner', exbhition),
      coaching: called('owner', coaching),
      inspector: called('inspector', inspector),
      counter: called('counter', counter),
      admin: called('admin', admin),
    },
    ids: [
      ...[...records, ...booked.map(({ json }) => json)].map((record) => record._id ?? record.id),
      place.doctorId,
      ...Object.values(owners).map(({ organisationId }) => organisationId),
    ].filter((id) => typeof id === 'string'),
  };
}

/** Begun, and asked about before the bank has decided. */
async function aHangingPayment(
  { call }: StoryWorld['use'],
  park: { token: string },
  order: { id: string; parkId: string; mid: string; amount: number },
) {
  await call('POST', '/ticketbooking/ccav/payment', order);
  const {
    json: [begun],
  } = await call('POST', '/payments/search', { orderId: order.id }, park);
  await call('POST', `/payments/${begun._id}/ask`, undefined, park);
}
