import { anAdmin } from '../factories/admin.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '../factories/appointment.ts';
import { aRecord, FORMS } from '../factories/catalogue.ts';
import { aCounter } from '../factories/counter.ts';
import { aBatch, enrol } from '../factories/enrolment.ts';
import { anInspector } from '../factories/inspector.ts';
import { anOwner } from '../factories/organisation.ts';
import { aPark } from '../factories/park.ts';
import { ticketForm } from '../factories/ticket.ts';
import { aShow, bookVisit } from '../factories/visit.ts';
import type { TestApp } from '../test-app.ts';

/** Who makes requests, and the ids that they know to begin with. */
export interface Callers {
  tokens: (string | undefined)[];
  ids: string[];
}

/** A visitor, an owner of each trade, an inspector, a counter and the admin, with something of everything to try. */
export async function everybody(use: TestApp): Promise<Callers> {
  const owner = (registrationType: string) => anOwner(use, { registrationType });
  const [park, clinic, bank, show, school] = [
    await owner('park'),
    await owner('doctor'),
    await owner('loan'),
    await owner('exbhition'),
    await owner('coaching'),
  ];
  const admin = await anAdmin(use);
  const garden = await aPark(use, park);
  const ticket = await use.call('POST', '/ticketbooking/add', ticketForm(garden));
  const place = await aClinic(use, clinic);
  const branch = await aBranch(use, bank);
  const play = await aShow(use, show);
  const batch = await aBatch(use, school);
  const inspector = await anInspector(use, park, garden._id);
  const counter = await aCounter(use, bank, branch._id);
  const coupon = await aRecord(use, park, '/coupon', FORMS.coupon(garden._id));
  const booked = [
    await bookDoctor(use, place),
    await bookLoan(use, branch),
    await bookVisit(use, play),
    await enrol(use, batch),
  ];
  const records = [garden, place, branch, play, batch, inspector, counter, coupon, ticket.json];
  return {
    tokens: [undefined, ...[park, clinic, bank, show, school, inspector, counter, admin].map(({ token }) => token)],
    ids: [
      ...[...records, ...booked.map(({ json }) => json)].map((record) => record._id ?? record.id),
      place.doctorId,
      ...[park, clinic, bank, show, school].map(({ organisationId }) => organisationId),
    ].filter((id) => typeof id === 'string'),
  };
}
