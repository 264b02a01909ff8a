import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';
import type { Product } from './product.ts';
import { aVenue } from './venue.ts';

export const BUYER = '9876543210';

type Paths = Record<string, string>;

export async function fillPages(product: Product): Promise<Paths> {
  const trades = [someTickets, someAppointments, someTokens, someVisits, somePlaces];
  const paths = await Promise.all(trades.map((fill) => fill(product)));
  return Object.assign({ home: '/home' }, ...paths);
}

const EVERYTHING = {
  adultFee: 100,
  seniorCitizen: true,
  seniorCitizenFee: 60,
  physicallyChallenged: true,
  physicallyChallengedFee: 20,
  photography: true,
  photographyFee: 1250,
  family: true,
  familyFee: 300,
};

/** A month of days, some of them closed, some dearer. */
const AHEAD = {
  advanceDays: 40,
  openDays: 'mon,wed,fri,sat,sun',
  dayPrices: [{ name: 'Weekend', weekdays: ['sat', 'sun'], prices: [{ category: 'adult', price: 1250 }] }],
};

async function someTickets(product: Product): Promise<Paths> {
  const place = { parkName: 'Chowmahalla Palace Gardens and Deer Park', location: 'Bahadurpura, Hyderabad' };
  const { owner, park } = await aVenue(product, { ...place, ...EVERYTHING, isEnabledCoupon: true });
  const ahead = await aVenue(product, { ...place, ...EVERYTHING, ...AHEAD });
  const card = { advatagementName: 'Shilparamam crafts village', imgURL: [] };
  await aRecord(product, owner, '/advatagement', FORMS.advertisement(park._id, card));
  const fee = [
    { name: 'physicallyChallenged', quantity: 10 },
    { name: 'photography', quantity: 2 },
  ];
  const order = { parkId: park._id, mobile: BUYER, fee };
  const [paid, failed] = [
    await product.call('POST', '/ticketbooking/add', order),
    await product.call('POST', '/ticketbooking/add', order),
  ];
  await setStatus(product, paid.json._id, 'paid');
  await setStatus(product, failed.json._id, 'failed');
  return {
    'park booking': `/ticketbooking/${park._id}`,
    'days ahead': `/ticketbooking/${ahead.park._id}`,
    ticket: `/paymentstatus/${paid.json._id}/${park._id}`,
    'failed payment': `/paymentstatus/${failed.json._id}/${park._id}`,
    'Get QR': `/getqr/${park._id}`,
  };
}

async function someAppointments(product: Product): Promise<Paths> {
  const owner = await anOwner(product, { registrationType: 'doctor' });
  const { _id: other } = await aRecord(product, owner, '/doctor', FORMS.doctor({ doctorName: 'Dr Arvind Kulkarni' }));
  const clinic = await aClinic(product, owner, {
    clinicName: 'Sanjeevani Day and Night Clinic',
    startTime: '00:00',
    endTime: '23:59',
    doctorIds: [other],
    bookingDays: '2',
    fee: '1250',
  });
  await giveKeys(product, 'clinic_id', clinic._id);
  const { json } = await bookDoctor(product, clinic);
  return {
    'list of clinics': '/pravesh/doctorbooking',
    'clinic booking': `/doctorbooking/${clinic._id}`,
    appointment: `/doctorappointment/${json._id}/${clinic._id}`,
  };
}

/** Token 141, while 139 is served. */
async function someTokens(product: Product): Promise<Paths> {
  const owner = await anOwner(product, { registrationType: 'loan' });
  const branch = await aBranch(product, owner, { branchName: 'Secunderabad Branch' });
  const { token } = await aCounter(product, owner, branch._id, { counterNumber: '1' });
  await bookLoan(product, branch);
  await product.database.asOwner('update token set number = 139 where queue_id = $1', [branch._id]);
  await product.database.asOwner('update token_queue set issued = 139 where queue_id = $1', [branch._id]);
  await bookLoan(product, branch);
  const { json } = await bookLoan(product, branch);
  await product.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, { token });
  return {
    'branch booking': `/loanbooking/${branch._id}`,
    token: `/loanappointment/${json._id}/${branch._id}`,
    board: `/board/loan/${branch._id}`,
  };
}

async function someVisits(product: Product): Promise<Paths> {
  const day = addDays(dayOf(product.clock.now()), 30);
  const show = await aShow(product, await aShowOwner(product), {
    organizationName: 'Kathputli: puppets of Rajasthan',
    location: 'Ravindra Bharathi, Hyderabad',
    date: `${day}T18:00`,
    time: `${day}T21:00`,
    capacity: 12,
  });
  const { json } = await bookVisit(product, show);
  return { 'show booking': `/exbhitionbooking/${show._id}`, visit: `/exbhitionappointment/${json._id}/${show._id}` };
}

async function somePlaces(product: Product): Promise<Paths> {
  const owner = await anOwner(product, { registrationType: 'coaching', name: 'Saraswati Coaching' });
  const today = dayOf(product.clock.now());
  const days = { startDate: addDays(today, 7), endDate: addDays(today, 90) };
  const batch = await aBatch(product, owner, { batchName: 'Communication skills', ...days });
  const { json } = await enrol(product, batch);
  await setStatus(product, json._id, 'paid');
  return { 'batch booking': `/coachingbooking/${batch._id}`, place: `/paymentstatus/${json._id}/${batch._id}` };
}

export const setStatus = ({ database }: Product, id: string, status: string) =>
  database.asOwner('update booking set status = $1, paid_at = created_at where id = $2', [status, id]);
