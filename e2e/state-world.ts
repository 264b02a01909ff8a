import sharp from 'sharp';
import { addDays, dayOf, weekdayOf } from '#contract/kernel/dates/dates.ts';
import { slugOf } from '#contract/organisations/rules.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { freshMobile } from '#server/tickets/factory.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';
import type { Product } from './product.ts';
import { aPhoto, aPicture, aVenue, passOf } from './venue.ts';

export const BUYER = '9876500042';
export const COUPON = 'ZOO10';

export const setStatus = ({ database }: Product, id: string, status: string) =>
  database.asOwner('update booking set status = $1, paid_at = created_at where id = $2', [status, id]);

type Paths = Record<string, string>;
type Park = Awaited<ReturnType<typeof aPark>>;

/** One state for each kind of page that visitors have. */
export const KINDS_OF_PAGES = [
  ...['home', 'zoo', 'park-days', 'ticket', 'failed', 'get-qr', 'list-of-clinics', 'clinic', 'token-late', 'branch'],
  ...['token-waiting', 'board', 'show', 'visit', 'batch', 'place'],
];

export async function fillStates(product: Product): Promise<Paths> {
  const { owner, park } = await aVenue(product, { ...ZOO, location: 'Hyderabad' });
  const slug = await someFace(product, owner, park);
  const trades = [
    await someParks(product, owner),
    await someTickets(product, owner, park),
    await someClinics(product),
    await someTokens(product),
    await somePlaces(product),
  ];
  const own = { zoo: `/ticketbooking/${park._id}`, 'get-qr': `/getqr/${park._id}` };
  return Object.assign({ home: '/home', 'list-of-clinics': '/pravesh/doctorbooking', ...own, ...slug }, ...trades);
}

const KINDS = {
  seniorCitizen: true,
  seniorCitizenFee: 60,
  physicallyChallenged: true,
  physicallyChallengedFee: 20,
  photography: true,
  photographyFee: 1250,
  family: true,
  familyFee: 300,
};
const ZOO = {
  ...KINDS,
  parkName: 'Sarovar Zoological Park',
  startTime: '00:00',
  endTime: '23:59',
  isEnabledCoupon: true,
};
/** Wide numbers and long words. */
const MANY = [
  { name: 'physicallyChallenged', quantity: 10 },
  { name: 'photography', quantity: 2 },
];

async function someFace(product: Product, owner: Owner, park: Park): Promise<Paths> {
  const { buffer } = await aPhoto('view.jpg', '#7db7e8', [1600, 1000]);
  const face = {
    pictures: [await aPicture(product, owner, await sharp(buffer).png().toBuffer())],
    about: 'Old trees around a lake.\n- deer\n- a toy train',
    visitorRules: 'Please bring no plastic bags.',
    coordinates: '17.3512, 78.4489',
    childMeans: '3 to 12 years. Under 3 free.',
  };
  await product.call('PUT', `/offering/park/${park._id}/presentation`, face, owner);
  for (const where of ['Booking Page', 'Get QR-Code Page']) {
    const card = { advatagementName: 'Shilparamam crafts village', where, imgURL: [] };
    await aRecord(product, owner, '/advatagement', FORMS.advertisement(park._id, card));
  }
  await aRecord(product, owner, '/coupon', FORMS.coupon(park._id, { couponCode: COUPON, couponName: 'Summer' }));
  return { organisation: `/o/${slugOf({ id: owner.organisationId, name: 'Parks' })}` };
}

/** Thirds of a day, so that one is still to come at whatever hour a test runs. */
const SLOTS = [
  { from: '00:00', until: '08:00', capacity: 20 },
  { from: '08:00', until: '16:00', capacity: 20 },
  { from: '16:00', until: '23:59', capacity: 2 },
];
const WEEKEND = { name: 'Weekend', weekdays: ['sat', 'sun'], prices: [{ category: 'adult', price: 1250 }] };

async function someParks(product: Product, owner: Owner): Promise<Paths> {
  const today = dayOf(product.clock.now());
  const forms = {
    'park-days': {
      ...KINDS,
      parkName: 'Lotus Garden',
      advanceDays: 40,
      openDays: 'mon,wed,fri,sat,sun',
      dayPrices: [WEEKEND],
    },
    'park-slots': { ...KINDS, parkName: 'Sky Deck', advanceDays: 2, slots: SLOTS },
    'park-sold-out': { parkName: 'Deer Park', dailyCapacity: 2 },
    'park-closed': { parkName: 'Rose Garden', isHolidays: true, holidayDays: weekdayOf(today) },
    'park-inactive': { parkName: 'Old Fort', status: false },
  };
  const paths: Paths = {};
  for (const [state, form] of Object.entries(forms)) {
    const park = await aPark(product, owner, form);
    paths[state] = `/ticketbooking/${park._id}`;
    if (state === 'park-sold-out') await aTicket(product, park, 'paid');
    if (state === 'park-slots')
      paths.ticket = await aTicket(product, park, 'paid', {
        selectedDate: addDays(today, 1),
        slot: '08:00',
        fee: MANY,
      });
  }
  return paths;
}

async function aTicket(product: Product, park: Park, status: PaymentStatus, more: object = {}): Promise<string> {
  const order = { parkId: park._id, mobile: freshMobile(), fee: [{ name: 'adult', quantity: 2 }], ...more };
  const { json, text } = await product.call('POST', '/ticketbooking/add', order);
  if (!json?._id) throw new Error(`no ticket was booked: ${text}`);
  await setStatus(product, json._id, status);
  return `/paymentstatus/${json._id}/${park._id}`;
}

async function someTickets(product: Product, owner: Owner, park: Park): Promise<Paths> {
  const paths: Paths = {};
  for (const [state, status] of [
    ['unpaid', 'pending'],
    ['in-doubt', 'awaited'],
    ['failed', 'failed'],
    ['stopped', 'aborted'],
    ['refunded', 'refunded'],
    ['found', 'paid'],
  ] as const)
    paths[state] = await aTicket(product, park, status, state === 'found' ? { mobile: BUYER } : {});
  const pageOf = ({ id }: { id: string }): string => `/paymentstatus/${id}/${park._id}`;
  const [used, over] = [await aBooking(product, park), await aBooking(product, park, { status: 'aborted' })];
  const { token } = await anInspector(product, owner, park._id);
  const code = passOf(product, used);
  await product.call('POST', '/ticketbooking/scan', { code, scanId: 'states-1' }, { token });
  // Yesterday's ticket may be good until the hours of its park end after midnight.
  const expired = await aBooking(product, park, { inDays: -2 });
  return { ...paths, used: pageOf(used), over: pageOf(over), expired: pageOf(expired) };
}

async function someClinics(product: Product): Promise<Paths> {
  const owner = await anOwner(product, { registrationType: 'doctor', name: 'Sanjeevani' });
  const form = { clinicName: 'Sanjeevani Clinic', startTime: '00:00', endTime: '23:59', bookingDays: '2' };
  const clinic = await aClinic(product, owner, form);
  await giveKeys(product, 'clinic_id', clinic._id);
  const { json } = await bookDoctor(product, clinic);
  const late = { kind: 'doctor', id: clinic._id, paused: false, lateMinutes: 25 };
  await product.call('POST', '/queue/pause', late, owner);
  return {
    clinic: `/doctorbooking/${clinic._id}`,
    'token-late': `/doctorappointment/${json._id}/${clinic._id}`,
  };
}

/** Missed, called and waiting tokens of one branch; and one of a paused branch. */
async function someTokens(product: Product): Promise<Paths> {
  const owner = await anOwner(product, { registrationType: 'loan', name: 'Gramin Bank' });
  const branch = await aBranch(product, owner, { branchName: 'Charminar Branch' });
  const paused = await aBranch(product, owner, { branchName: 'Ameerpet Branch' });
  const counter = await aCounter(product, owner, branch._id);
  const tokens: string[] = [];
  for (let count = 0; count < 4; count += 1) tokens.push((await bookLoan(product, branch)).json._id);
  // Numbers of three digits are wide.
  const { asOwner } = product.database;
  await asOwner('update token set number = number + 138 where queue_id = $1', [branch._id]);
  await asOwner('update token_queue set issued = issued + 138 where queue_id = $1', [branch._id]);
  const next = () => product.call('POST', '/queue/next', { kind: 'loan', id: branch._id }, counter);
  await next();
  await product.call('PUT', `/loanbooking/${tokens[0]}`, { bookingStatus: 'noshow' }, counter);
  await next();
  const waiting = await bookLoan(product, paused);
  await product.call('POST', '/queue/pause', { kind: 'loan', id: paused._id, paused: true }, owner);
  const [missed, called, , far] = tokens.map((id) => `/loanappointment/${id}/${branch._id}`);
  return {
    branch: `/loanbooking/${branch._id}`,
    board: `/board/loan/${branch._id}`,
    'token-missed': missed ?? '',
    'token-called': called ?? '',
    'token-waiting': far ?? '',
    'token-paused': `/loanappointment/${waiting.json._id}/${paused._id}`,
  };
}

async function somePlaces(product: Product): Promise<Paths> {
  const today = dayOf(product.clock.now());
  const [day, first] = [addDays(today, 30), addDays(today, 7)];
  const evening = { organizationName: 'Kathputli', date: `${day}T18:00`, time: `${day}T21:00`, capacity: 12 };
  const show = await aShow(product, await aShowOwner(product), evening);
  const visit = await bookVisit(product, show);
  const owner = await anOwner(product, { registrationType: 'coaching', name: 'Saraswati Coaching' });
  const batch = await aBatch(product, owner, { batchName: 'Maths', startDate: first, endDate: addDays(today, 90) });
  const place = await enrol(product, batch);
  await setStatus(product, place.json._id, 'paid');
  return {
    show: `/exbhitionbooking/${show._id}`,
    visit: `/exbhitionappointment/${visit.json._id}/${show._id}`,
    batch: `/coachingbooking/${batch._id}`,
    place: `/paymentstatus/${place.json._id}/${batch._id}`,
  };
}
