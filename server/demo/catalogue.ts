import type { BranchFields } from '#contract/branches/model.ts';
import type { ClinicFields } from '#contract/clinics/model.ts';
import type { BatchFields } from '#contract/coaching-batches/model.ts';
import type { CouponFields } from '#contract/coupons/model.ts';
import type { ExhibitionFields } from '#contract/exhibitions/model.ts';
import { type CategoryKey, type Fees, noFees } from '#contract/fees/rules.ts';
import { addDays, type Day, parseLocalTime, weekdayOf } from '#contract/kernel/dates.ts';
import type { ParkFields } from '#contract/parks/model.ts';

/** Fees in rupees of what a park sells. */
const fees = (rupees: Partial<Record<CategoryKey, number>>): Fees => ({
  ...noFees(),
  ...Object.fromEntries(Object.entries(rupees).map(([key, fee]) => [key, { offered: true, price: fee * 100 }])),
});

/**
 * A large zoo that sells nearly everything, every day, to any number of people. It ends after midnight, with a night safari,
 * so that it sells for today at whatever hour somebody tries the product.
 */
export const zoo = (): Partial<ParkFields> => ({
  name: 'Sarovar Zoological Park',
  location: 'Bahadurpura, Hyderabad',
  opensAt: '09:00',
  closesAt: '00:30',
  hasCloakRoom: true,
  couponsEnabled: true,
  note: 'Battery cars leave from gate 2 every 20 minutes.',
  fees: fees({
    adult: 100,
    child: 50,
    seniorCitizen: 60,
    physicallyChallenged: 20,
    twowheeler: 20,
    fourwheeler: 60,
    camera: 150,
    photography: 50,
    walker: 30,
    family: 300,
    familyAddon: 70,
  }),
});

/** A small evening show: only on listed days, and only so many people a day. */
export const lightGarden = (today: Day): Partial<ParkFields> => ({
  name: 'Neelkamal Light Garden',
  location: 'Necklace Road, Hyderabad',
  opensAt: '18:00',
  closesAt: '21:30',
  lastEntryMinutes: 30,
  customDatesEnabled: true,
  // Those that are past were sold.
  customDates: weekendsFrom(addDays(today, -98), 22),
  dailyCapacity: 250,
  fees: fees({ vipadult: 400, vipkid: 250, gaadult: 180, gakid: 120, women: 150 }),
});

/** Shows in a dome, paid by wallet. */
export const planetarium = (): Partial<ParkFields> => ({
  name: 'Nehru Planetarium',
  location: 'Public Gardens, Hyderabad',
  gateway: 'paytm',
  opensAt: '10:00',
  closesAt: '19:00',
  dailyCapacity: 600,
  fees: fees({ adult: 80, child: 40, seniorCitizen: 40, physicallyChallenged: 20, camera: 50 }),
});

/** Fridays, Saturdays and Sundays of so many weeks, this one's included. */
const weekendsFrom = (first: Day, weeks: number): Day[] =>
  Array.from({ length: weeks * 7 }, (_, ahead) => addDays(first, ahead)).filter((day) =>
    ['fri', 'sat', 'sun'].includes(weekdayOf(day)),
  );

/** Clinics, each with a doctor, that can be booked from today on; the last one never closes. */
export const CLINICS: readonly Partial<ClinicFields>[] = [
  {
    name: 'Sanjeevani Skin Clinic',
    doctorName: 'Dr Meera Nair',
    specialization: 'Skin',
    city: 'Hyderabad',
    area: 'Ameerpet',
    address: '2-41, Greenlands Road',
    opensAt: '09:00',
    closesAt: '13:00',
    fee: 400_00,
    tokens: 40,
    bookingDays: 3,
  },
  {
    name: 'Sanjeevani Eye Centre',
    doctorName: 'Dr Arvind Kulkarni',
    specialization: 'Eye',
    city: 'Hyderabad',
    area: 'Kukatpally',
    address: '15, Temple Street',
    opensAt: '17:00',
    closesAt: '21:00',
    fee: 300_00,
    tokens: 60,
    bookingDays: 0,
  },
  {
    name: 'Sanjeevani Day and Night Clinic',
    doctorName: 'Dr Farah Siddiqui',
    specialization: 'General medicine',
    city: 'Hyderabad',
    area: 'Secunderabad',
    address: '7, Station Road',
    opensAt: '00:00',
    closesAt: '23:59',
    fee: 250_00,
    tokens: 240,
    // Who booked the day before waits at midnight already.
    bookingDays: 1,
  },
];

/** Two branches with their officers; the counters of the first have logins of their own. */
export const BRANCHES: readonly Partial<BranchFields>[] = [
  {
    name: 'Abids Branch',
    code: 'GSB-ABIDS',
    officers: [
      { counterNumber: '1', name: 'Sunil Das', mobile: '9000000401' },
      { counterNumber: '2', name: 'Meera Iyer', mobile: '9000000402' },
    ],
  },
  {
    name: 'Warangal Branch',
    code: 'GSB-WARANGAL',
    officers: [{ counterNumber: '1', name: 'Farida Khan', mobile: '9000000403' }],
  },
];
export const COUNTER_MOBILES = ['9000000201', '9000000202'];

const at = (day: Day, time: string): Date | null => parseLocalTime(`${day}T${time}`);

/** A fair and evenings on a stage: some are over, one is on, some are still to come. */
export const shows = (today: Day): Partial<ExhibitionFields>[] => [
  {
    name: 'Handloom Mela',
    type: 'exhibition',
    location: 'Shilparamam, Hyderabad',
    startsAt: at(addDays(today, -2), '10:00'),
    endsAt: at(addDays(today, 12), '21:00'),
  },
  {
    name: 'Andha Yug',
    type: 'drama',
    location: 'Ravindra Bharathi, Hyderabad',
    capacity: 300,
    startsAt: at(addDays(today, 20), '18:30'),
    endsAt: at(addDays(today, 20), '21:00'),
  },
  {
    name: 'Kathputli: puppets of Rajasthan',
    type: 'shows',
    location: 'Lamakaan, Banjara Hills',
    capacity: 180,
    startsAt: at(addDays(today, 4), '17:00'),
    endsAt: at(addDays(today, 4), '18:30'),
  },
  {
    name: 'Kuchipudi by moonlight',
    type: 'shows',
    location: 'Taramati Baradari, Hyderabad',
    capacity: 450,
    startsAt: at(addDays(today, -12), '19:00'),
    endsAt: at(addDays(today, -12), '21:00'),
  },
  {
    name: 'Tughlaq',
    type: 'drama',
    location: 'Ravindra Bharathi, Hyderabad',
    capacity: 300,
    startsAt: at(addDays(today, -31), '18:30'),
    endsAt: at(addDays(today, -31), '21:30'),
  },
  {
    name: 'Festival of Lamps',
    type: 'exhibition',
    location: 'Hitex, Hyderabad',
    startsAt: at(addDays(today, -49), '11:00'),
    endsAt: at(addDays(today, -40), '21:00'),
  },
];

/** Batches that can be joined, that have begun, and one that is over. */
export const courses = (today: Day): Partial<BatchFields>[] => [
  {
    name: 'Maths 10A',
    startTime: '07:00',
    endTime: '08:30',
    fee: 1_500_00,
    intake: 30,
    startDate: addDays(today, 7),
    endDate: addDays(today, 127),
  },
  {
    name: 'Spoken English',
    startTime: '18:00',
    endTime: '19:00',
    fee: 2_400_00,
    intake: 12,
    startDate: addDays(today, 14),
    endDate: addDays(today, 74),
  },
  {
    name: 'NEET Foundation',
    startTime: '06:30',
    endTime: '09:00',
    fee: 18_000_00,
    intake: 60,
    startDate: addDays(today, -38),
    endDate: addDays(today, 110),
  },
  {
    name: 'Physics 12, weekends',
    startTime: '10:00',
    endTime: '12:00',
    fee: 6_500_00,
    intake: 40,
    startDate: addDays(today, -6),
    endDate: addDays(today, 95),
  },
  {
    name: 'Holiday coding camp',
    startTime: '15:00',
    endTime: '17:00',
    fee: 3_200_00,
    intake: 25,
    startDate: addDays(today, -44),
    endDate: addDays(today, -10),
  },
];

/** A part off for everybody, something off a large order, a code for the first of each day, one that is over, one switched off. */
export const codes = (today: Day): Partial<CouponFields>[] => [
  {
    code: 'WELCOME10',
    name: 'Welcome',
    description: '10% off your first visit',
    discountType: 'percentage',
    discountValue: 10_00,
    startsOn: addDays(today, -95),
    endsOn: addDays(today, 365),
  },
  {
    code: 'FAMILY50',
    name: 'Family day',
    description: '₹50 off orders of ₹500 or more',
    discountType: 'fixed',
    discountValue: 50_00,
    endsOn: addDays(today, 180),
    minimumOrder: 500_00,
    maxUsesPerMobile: 2,
  },
  {
    code: 'EARLYBIRD',
    name: 'First of the day',
    description: '20% off for the first who book a day',
    discountType: 'percentage',
    discountValue: 20_00,
    endsOn: addDays(today, 120),
    maxUses: 200,
  },
  {
    code: 'FESTIVE75',
    name: 'Festive days',
    description: '₹75 off during the festival',
    discountType: 'fixed',
    discountValue: 75_00,
    startsOn: addDays(today, -30),
    endsOn: addDays(today, -8),
  },
  {
    code: 'STAFF50',
    name: 'Staff',
    description: 'Half the price for staff and their families',
    discountType: 'percentage',
    discountValue: 50_00,
    endsOn: addDays(today, 300),
    active: false,
  },
];

/** The admin's list. */
export const CATEGORIES = [
  'Zoo',
  'Garden',
  'Planetarium',
  'Museum',
  'Skin',
  'Eye',
  'Handicrafts',
  'Theatre',
  'Languages',
];
