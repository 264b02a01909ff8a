import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { aBranch, aClinic, bookDoctor, loanForm } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { giveKeys } from '#server/gateway-credentials/factory.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { aShow, bookVisit } from '#server/visits/factory.ts';
import { FORMS } from '../catalogue.ts';
import type { TestApp } from '../test-app.ts';

export type Forms = (use: TestApp, owner: Owner) => Promise<[object, object]>;

const doctorId = async ({ call }: TestApp, { token }: Owner, doctorName: string): Promise<string> =>
  (await call('POST', '/doctor/add', { doctorName }, { token })).json._id;

const feesOf = (offered: boolean, price: number) =>
  Object.fromEntries(
    CATEGORY_KEYS.flatMap((key, at) => [
      [key, offered],
      [`${key}Fee`, price + at],
    ]),
  );

const openPark = () =>
  parkForm({
    company: 'Zoo Company',
    note: 'gate 2',
    mid: '900001',
    qrName: 'At the lake',
    location: 'Hyderabad',
    startTime: '09:00',
    endTime: '17:30',
    lastEntryMinutes: 20,
    openDays: 'mon,tue',
    isCloakRoom: true,
    isHolidays: true,
    holidayDays: 'wed',
    isEnabledCoupon: true,
    isEnabledCustomBookingDates: true,
    bookingDates: ['2027-01-09'],
    isHomeBannerEnabled: true,
    homeBannerImage: 'https://pictures.example/zoo.jpg',
    payment: 'ccav',
    advanceDays: 10,
    dayPrices: [{ name: 'Weekend', weekdays: ['sat'], prices: [{ category: 'adult', price: 150 }] }],
    slots: [{ from: '09:00', until: '10:00', capacity: 50 }],
    slotEarlyMinutes: 10,
    slotLateMinutes: 15,
    partOfGroup: true,
    insideLimit: 300,
    dailyCapacity: 200,
    familySize: 5,
    perBookingLimit: 20,
    holdMinutes: 30,
    ...feesOf(true, 100.5),
  });
const closedPark = () =>
  parkForm({
    company: 'Lake Company',
    note: 'gate 3',
    mid: '900002',
    qrName: 'At the zoo',
    location: 'Pune',
    status: false,
    startTime: '10:00',
    endTime: '18:30',
    lastEntryMinutes: 45,
    openDays: 'sat',
    holidayDays: 'sun,fri',
    bookingDates: ['2027-01-10'],
    homeBannerImage: 'https://pictures.example/lake.jpg',
    payment: 'paytm',
    advanceDays: 20,
    dayPrices: [
      { name: 'Diwali', from: '2027-10-29', until: '2027-10-29', prices: [{ category: 'child', price: 70.5 }] },
    ],
    slots: [{ from: '10:00', until: '12:00', capacity: 60 }],
    slotEarlyMinutes: 20,
    slotLateMinutes: 25,
    reEntry: true,
    insideLimit: 400,
    dailyCapacity: 300,
    familySize: 6,
    perBookingLimit: 30,
    holdMinutes: 40,
    ...feesOf(false, 200.5),
  });

const merchants = [
  { payment: 'ccav', mid: '900001' },
  { payment: 'paytm', mid: '900002' },
] as const;

async function clinics(use: TestApp, owner: Owner): Promise<[object, object]> {
  const [anil, usha] = [await doctorId(use, owner, 'Dr Anil'), await doctorId(use, owner, 'Dr Usha')];
  const other = { doctorName: 'Dr Vikram', city: 'Pune', area: 'Baner', address: '7 Hill Road', specilization: 'Eyes' };
  const hours = { startTime: '10:00', endTime: '14:00', fee: '250', tokens: '30', bookingDays: 2 };
  return [
    FORMS.clinic({ doctorIds: [anil], bookingDays: 1, ...merchants[0] }),
    FORMS.clinic({ ...other, ...hours, doctorIds: [usha], ...merchants[1] }),
  ];
}

async function coupons(use: TestApp, owner: Owner): Promise<[object, object]> {
  const [zoo, lake] = [await aPark(use, owner), await aPark(use, owner)];
  const limited = { maxUsageLimit: 5, maxUsagePerUser: 2, minimumOrderAmount: 50, applicableUser: ['9876543210'] };
  return [
    FORMS.coupon(zoo._id, { ...limited, description: 'Welcome', validFrom: '2027-01-01', validUntil: '2027-06-30' }),
    FORMS.coupon(lake._id, {
      couponName: 'Diwali',
      description: 'Lights',
      discountType: 'fixed',
      discountValue: 20,
      isActive: false,
      maxUsagePerUser: 3,
      validFrom: '2027-02-01',
      validUntil: '2027-07-31',
    }),
  ];
}

async function advertisements(use: TestApp, owner: Owner): Promise<[object, object]> {
  const [zoo, lake] = [await aPark(use, owner), await aPark(use, owner)];
  const other = { imgURL: ['https://pictures.example/b.jpg'], urlLink: 'https://b.example/', desc: 'Toys' };
  return [
    FORMS.advertisement(zoo._id, { startDate: '2027-01-01', endDate: '2027-06-30' }),
    FORMS.advertisement(lake._id, {
      ...other,
      where: 'Get QR-Code Page',
      startDate: '2027-02-01',
      endDate: '2027-07-31',
    }),
  ];
}

const OTHER_SHOW = {
  exhibition: 'shows',
  location: 'Lake side',
  date: '2027-01-10T19:00',
  time: '2027-01-10T22:00',
};
const OTHER_BATCH = {
  startDate: '2027-02-02',
  endDate: '2027-06-30',
  startTime: '08:00',
  endTime: '09:30',
  fee: 900,
  inTake: 20,
};
const OFFICER = { counterNumber: '2', excutiveOfficerName: 'Rekha', excutiveOfficerMobile: '9876500002' };

/** Nouns with the standard calls, and two forms of each. */
export const UNLIKE: Readonly<Record<string, Forms>> = {
  '/park': async () => [openPark(), closedPark()],
  '/coupon': coupons,
  '/advatagement': advertisements,
  '/specilization': async () => [FORMS.specialization(), FORMS.specialization({ status: false })],
  '/doctor': async () => [FORMS.doctor(), FORMS.doctor()],
  '/clinic': clinics,
  '/branch': async () => [FORMS.branch(merchants[0]), FORMS.branch({ counterList: [OFFICER], ...merchants[1] })],
  '/exbhition': async () => [FORMS.exhibition({ capacity: 40 }), FORMS.exhibition({ ...OTHER_SHOW, capacity: 50 })],
  '/coaching': async () => [FORMS.batch(merchants[0]), FORMS.batch({ ...OTHER_BATCH, ...merchants[1] })],
};

const ticketsOf = async (use: TestApp, owner: Owner): Promise<void> => {
  const [zoo, lake] = [
    await aPark(use, owner),
    await aPark(use, owner, { payment: 'paytm', camera: true, cameraFee: 20.5 }),
  ];
  await use.call('POST', '/ticketbooking/add', ticketForm(zoo), { headers: { 'user-agent': 'Firefox' } });
  use.clock.advance(1);
  const fee = [
    { name: 'camera', quantity: 1 },
    { name: 'child', quantity: 2 },
  ];
  const other = { mobile: '98765 43210', fee, selectedDate: '2027-01-09', totalAmount: 120.5, originalAmount: 120.5 };
  const { json } = await use.call('POST', '/ticketbooking/add', ticketForm(lake, other));
  const seen = `status = 'paid', hold_until = null, admitted_at = created_at, admitted_gate = 'North', voided = true,
    coupon_code = 'SAVE', discount_paise = 50, total_paise = original_paise - 50`;
  await use.database.asOwner(`update booking set ${seen} where id = $1`, [json._id]);
};

const appointmentsOf = async (use: TestApp, owner: Owner): Promise<void> => {
  const [one, two] = [await aClinic(use, owner), await aClinic(use, owner, { doctorName: 'Dr Usha', fee: 200 })];
  const { json } = await bookDoctor(use, one);
  await use.call('PUT', `/doctorbooking/${json._id}`, { bookingStatus: 'complete' }, { token: owner.token });
  use.clock.advance(1);
  await bookDoctor(use, one, { patientName: 'Mohan' });
  await giveKeys(use, 'clinic_id', two._id);
  const unpaid = await bookDoctor(use, two, { paymentMode: 'online', patientName: 'Ravi' });
  await use.database.asOwner('update booking set voided = true, visit_date = visit_date + 1 where id = $1', [
    unpaid.json._id,
  ]);
};

const loansOf = async (use: TestApp, owner: Owner): Promise<void> => {
  const [one, two] = [await aBranch(use, owner), await aBranch(use, owner)];
  const [first, second] = [
    await aCounter(use, owner, one._id, { counterNumber: '1' }),
    await aCounter(use, owner, one._id, { counterNumber: '2' }),
  ];
  for (const { id } of [first, second])
    await use.call('POST', '/loanbooking/add', loanForm(one, { branchUserId: id, name: id.slice(0, 5) }));
  use.clock.advance(1);
  const { json } = await use.call('POST', '/loanbooking/add', loanForm(two, { typeOfLoan: 'Personal' }));
  await use.call('PUT', `/loanbooking/${json._id}`, { bookingStatus: 'complete' }, { token: owner.token });
  const odd = `status = 'pending', hold_until = created_at, voided = true, visit_date = visit_date + 1`;
  await use.database.asOwner(`update booking set ${odd} where id = $1`, [json._id]);
};

const visitsOf = async (use: TestApp, owner: Owner): Promise<void> => {
  const later = { ...OTHER_SHOW, date: '2027-02-10T19:00', time: '2027-02-10T22:00' };
  const [one, two] = [await aShow(use, owner), await aShow(use, owner, later)];
  await bookVisit(use, one);
  use.clock.advance(1);
  const { json } = await bookVisit(use, two, { visitorName: 'Mohan' });
  await use.call('DELETE', `/exbhitionbooking/${json._id}`, undefined, { token: owner.token });
};

const enrolmentsOf = async (use: TestApp, owner: Owner): Promise<void> => {
  const other = { ...OTHER_BATCH, payment: 'paytm', fee: 0 };
  const [one, two] = [await aBatch(use, owner), await aBatch(use, owner, other)];
  const { json } = await enrol(use, one);
  await use.call('DELETE', `/coachingbooking/${json._id}`, undefined, { token: owner.token });
  use.clock.advance(1);
  await enrol(use, one, { studentName: 'Ravi', email: 'ravi@example.com' });
  await enrol(use, two, { studentName: 'Usha', email: '' });
};

/** Kinds of booking, and what makes some of each that differ in every field. */
export const UNLIKE_BOOKINGS: Readonly<Record<string, (use: TestApp, owner: Owner) => Promise<void>>> = {
  '/ticketbooking': ticketsOf,
  '/doctorbooking': appointmentsOf,
  '/loanbooking': loansOf,
  '/exbhitionbooking': visitsOf,
  '/coachingbooking': enrolmentsOf,
};
