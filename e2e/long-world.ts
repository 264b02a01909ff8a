import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import { slugOf } from '#contract/organisations/rules.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { aShow, bookVisit } from '#server/visits/factory.ts';
import type { Product } from './product.ts';
import { BUYER, COUPON, setStatus } from './state-world.ts';
import { aVenue } from './venue.ts';

type Paths = Record<string, string>;

/** Answers the addresses of all visitors' pages of five organisations, in which every name is this one word. */
export async function fillLongNames(product: Product, word: string): Promise<Paths> {
  const paths = { home: '/home', search: `/home?q=${encodeURIComponent(word)}`, 'Get QR of all': '/getqr' };
  for (const fill of [aLongPark, aLongClinic, aLongBranch, aLongShow, aLongBatch])
    Object.assign(paths, await fill(product, word));
  return paths;
}

const present = (product: Product, owner: Owner, kind: string, id: string, word: string) =>
  product.call(
    'PUT',
    `/offering/${kind}/${id}/presentation`,
    { about: word, visitorRules: `- ${word}`, childMeans: word, kindNotes: { adult: word }, boardNotice: word },
    owner,
  );

async function aLongPark(product: Product, word: string): Promise<Paths> {
  const sold = { family: true, familyFee: 300, isEnabledCoupon: true };
  const { owner, park } = await aVenue(product, { parkName: word, location: word, note: word, qrName: word, ...sold });
  await present(product, owner, 'park', park._id, word);
  await aRecord(product, owner, '/coupon', FORMS.coupon(park._id, { couponCode: COUPON, couponName: word }));
  const card = { advatagementName: word, desc: word, imgURL: [] };
  for (const where of ['Booking Page', 'Get QR-Code Page'])
    await aRecord(product, owner, '/advatagement', FORMS.advertisement(park._id, { ...card, where }));
  const order = { parkId: park._id, mobile: BUYER, fee: [{ name: 'adult', quantity: 2 }] };
  const [ticket, unpaid] = [
    await product.call('POST', '/ticketbooking/add', order),
    await product.call('POST', '/ticketbooking/add', order),
  ];
  await setStatus(product, ticket.json._id, 'paid');
  return {
    'park booking': `/ticketbooking/${park._id}`,
    ticket: `/paymentstatus/${ticket.json._id}/${park._id}`,
    'unpaid ticket': `/paymentstatus/${unpaid.json._id}/${park._id}`,
    'Get QR of a park': `/getqr/${park._id}`,
  };
}

async function aLongClinic(product: Product, word: string): Promise<Paths> {
  const owner = await anOwner(product, { registrationType: 'doctor', name: word, location: word });
  const names = { clinicName: word, doctorName: word, city: word, area: word, address: word, specilization: word };
  const { _id: other } = await aRecord(product, owner, '/doctor', FORMS.doctor({ doctorName: `${word} B` }));
  const hours = { startTime: '00:00', endTime: '23:59', bookingDays: '2' };
  const clinic = await aClinic(product, owner, { ...names, ...hours, doctorIds: [other] });
  await giveKeys(product, 'clinic_id', clinic._id);
  await present(product, owner, 'doctor', clinic._id, word);
  const { json } = await bookDoctor(product, clinic, { patientName: word, mobile: BUYER });
  return {
    organisation: `/o/${slugOf({ id: owner.organisationId, name: word })}`,
    'list of clinics': '/pravesh/doctorbooking',
    'clinic booking': `/doctorbooking/${clinic._id}`,
    appointment: `/doctorappointment/${json._id}/${clinic._id}`,
    'board of a clinic': `/board/doctor/${clinic._id}`,
    'Get QR of a clinic': `/getqr/${clinic._id}`,
  };
}

async function aLongBranch(product: Product, word: string): Promise<Paths> {
  const owner = await anOwner(product, { registrationType: 'loan', name: word, location: word });
  const branch = await aBranch(product, owner, { branchName: word });
  const counter = await aCounter(product, owner, branch._id, { counterNumber: '1', counterUsername: word });
  await present(product, owner, 'loan', branch._id, word);
  const { json } = await bookLoan(product, branch, { name: word, mobile: BUYER });
  await product.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, counter);
  return {
    'branch booking': `/loanbooking/${branch._id}`,
    token: `/loanappointment/${json._id}/${branch._id}`,
    'board of a branch': `/board/loan/${branch._id}`,
    'Get QR of a branch': `/getqr/${branch._id}`,
  };
}

async function aLongShow(product: Product, word: string): Promise<Paths> {
  const owner = await anOwner(product, { registrationType: 'exbhition', name: word, location: word });
  const day = addDays(dayOf(product.clock.now()), 30);
  const names = { organizationName: word, location: word };
  const show = await aShow(product, owner, { ...names, date: `${day}T18:00`, time: `${day}T21:00`, capacity: 12 });
  await present(product, owner, 'exhibition', show._id, word);
  const { json } = await bookVisit(product, show, { visitorName: word, mobile: BUYER });
  return {
    'show booking': `/exbhitionbooking/${show._id}`,
    visit: `/exbhitionappointment/${json._id}/${show._id}`,
    'Get QR of a show': `/getqr/${show._id}`,
  };
}

async function aLongBatch(product: Product, word: string): Promise<Paths> {
  const owner = await anOwner(product, { registrationType: 'coaching', name: word, location: word });
  const today = dayOf(product.clock.now());
  const days = { startDate: addDays(today, 7), endDate: addDays(today, 90) };
  const batch = await aBatch(product, owner, { batchName: word, ...days });
  await present(product, owner, 'coaching', batch._id, word);
  const { json } = await enrol(product, batch, { studentName: word, mobile: BUYER });
  await setStatus(product, json._id, 'paid');
  return {
    'batch booking': `/coachingbooking/${batch._id}`,
    place: `/paymentstatus/${json._id}/${batch._id}`,
    'Get QR of a batch': `/getqr/${batch._id}`,
  };
}
