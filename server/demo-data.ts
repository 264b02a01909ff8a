import { type BranchFields, branchFieldsModel } from '#contract/branches/model.ts';
import { type ClinicFields, clinicFieldsModel } from '#contract/clinics/model.ts';
import { type BatchFields, batchFieldsModel } from '#contract/coaching-batches/model.ts';
import { type CouponFields, couponFieldsModel } from '#contract/coupons/model.ts';
import { addDays, type Day, dayOf, parseLocalTime, weekdayOf } from '#contract/dates.ts';
import { type ExhibitionFields, exhibitionFieldsModel } from '#contract/exhibitions/model.ts';
import { type CategoryKey, type Fees, noFees } from '#contract/fees/rules.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { type Park, type ParkFields, parkFieldsModel } from '#contract/parks/model.ts';
import type { Deps } from '#server/deps.ts';
import { branches } from '#server/features/branches/service.ts';
import { clinics } from '#server/features/clinics/service.ts';
import { batches } from '#server/features/coaching-batches/service.ts';
import { addCounter } from '#server/features/counters/service.ts';
import { coupons } from '#server/features/coupons/service.ts';
import { exhibitions } from '#server/features/exhibitions/service.ts';
import { addCredential } from '#server/features/gateway-credentials/service.ts';
import { addInspector } from '#server/features/inspectors/service.ts';
import { createAdmin, isEmptyDatabase, registerOrganisation } from '#server/features/organisations/service.ts';
import { addPark } from '#server/features/parks/service.ts';
import { specializations } from '#server/features/specializations/service.ts';
import { newId } from '#server/platform/clock.ts';
import { addRecord } from '#server/platform/records.ts';
import type { Principal } from '#server/platform/scope.ts';

/** The merchant accounts that the payment sandbox knows. Their keys are invented and open nothing. */
const DEMO_WALLET = {
  merchantId: 'PRAVESH-WALLET-1',
  accessKey: '',
  workingKey: 'wallet_key_00001',
  cipher: 'cbc',
} as const;
const DEMO_MERCHANT = {
  merchantId: '900001',
  accessKey: 'AVSB00SANDBOX0001',
  workingKey: '5AD1B0C7E2F34968A7B6C5D4E3F20911',
  cipher: 'cbc',
} as const;

const ORGANISATIONS = [
  { kind: 'park', name: 'Deccan Parks', email: 'parks@demo.example' },
  { kind: 'clinic', name: 'Sanjeevani Clinics', email: 'clinic@demo.example' },
  { kind: 'branch', name: 'Gramin Seva Bank', email: 'bank@demo.example' },
  { kind: 'exhibition', name: 'Kala Utsav', email: 'shows@demo.example' },
  { kind: 'coaching', name: 'Saraswati Coaching', email: 'coaching@demo.example' },
] as const satisfies readonly { kind: OrganisationKind; name: string; email: string }[];
const ADMIN_EMAIL = 'admin@demo.example';

/** The fees of a park, given in rupees. */
const fees = (rupees: Partial<Record<CategoryKey, number>>): Fees => ({
  ...noFees(),
  ...Object.fromEntries(Object.entries(rupees).map(([key, fee]) => [key, { offered: true, price: fee * 100 }])),
});

/** A large zoo that sells nearly everything, every day, to any number of people. */
const zoo = (): Partial<ParkFields> => ({
  name: 'Sarovar Zoological Park',
  location: 'Bahadurpura, Hyderabad',
  opensAt: '09:00',
  closesAt: '17:30',
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
const lightGarden = (today: Day): Partial<ParkFields> => ({
  name: 'Neelkamal Light Garden',
  location: 'Necklace Road, Hyderabad',
  opensAt: '18:00',
  closesAt: '21:30',
  customDatesEnabled: true,
  customDates: weekendsFrom(today, 8),
  dailyCapacity: 250,
  fees: fees({ vipadult: 400, vipkid: 250, gaadult: 180, gakid: 120, women: 150 }),
});

/** Shows in a dome, paid by wallet. */
const planetarium = (): Partial<ParkFields> => ({
  name: 'Nehru Planetarium',
  location: 'Public Gardens, Hyderabad',
  gateway: 'paytm',
  opensAt: '10:00',
  closesAt: '19:00',
  dailyCapacity: 600,
  fees: fees({ adult: 80, child: 40, seniorCitizen: 40, physicallyChallenged: 20, camera: 50 }),
});

/** The Fridays, Saturdays and Sundays of a number of weeks, today included. */
const weekendsFrom = (today: Day, weeks: number): Day[] =>
  Array.from({ length: weeks * 7 }, (_, ahead) => addDays(today, ahead)).filter((day) =>
    ['fri', 'sat', 'sun'].includes(weekdayOf(day)),
  );

/** Two clinics, each with a doctor, that can be booked from today. */
const CLINICS: readonly Partial<ClinicFields>[] = [
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
];

/** Two branches with their officers. Only the counters of the first have logins. */
const BRANCHES: readonly Partial<BranchFields>[] = [
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
const COUNTER_MOBILES = ['9000000201', '9000000202'];

/** One show that is on, one that is still to come. */
const shows = (today: Day): Partial<ExhibitionFields>[] => [
  {
    name: 'Handloom Mela',
    type: 'exhibition',
    location: 'Shilparamam, Hyderabad',
    startsAt: parseLocalTime(`${addDays(today, -2)}T10:00`),
    endsAt: parseLocalTime(`${addDays(today, 12)}T21:00`),
  },
  {
    name: 'Andha Yug',
    type: 'drama',
    location: 'Ravindra Bharathi, Hyderabad',
    capacity: 300,
    startsAt: parseLocalTime(`${addDays(today, 20)}T18:30`),
    endsAt: parseLocalTime(`${addDays(today, 20)}T21:00`),
  },
];

/** A morning and an evening batch, of which one is small. */
const courses = (today: Day): Partial<BatchFields>[] => [
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
];

/** A percentage for everybody, and an amount off large orders. */
const codes = (today: Day): Partial<CouponFields>[] => [
  {
    code: 'WELCOME10',
    name: 'Welcome',
    description: '10% off your first visit',
    discountType: 'percentage',
    discountValue: 10_00,
    startsOn: today,
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
    maxUses: 200,
    maxUsesPerMobile: 2,
  },
];

/**
 * Fills an empty database with an admin, an organisation of each kind, and offerings that visitors can find; parks,
 * clinics and batches are paid in the sandbox (docs/behaviour.md 10). Answers lines that say who can sign in; none when
 * the database is not empty.
 */
export async function loadDemo(deps: Deps): Promise<string[]> {
  if (!(await isEmptyDatabase(deps))) return [];
  // In production nobody may know the password beforehand.
  const password = deps.config.production ? newId(deps.random).slice(0, 12) : 'pravesh-demo';
  const owners = [];
  for (const organisation of ORGANISATIONS) owners.push(await anOwner(deps, organisation, password));
  const [parkOwner, clinicOwner, bankOwner, showOwner, coach] = owners as [
    Principal,
    Principal,
    Principal,
    Principal,
    Principal,
  ];
  const today = dayOf(deps.clock.now());
  const parks: Park[] = [];
  for (const park of [zoo(), lightGarden(today), planetarium()]) parks.push(await aPark(deps, parkOwner, park));
  const inspectors = await Promise.all(
    parks.map((park, index) => anInspector(deps, parkOwner, park, index + 1, password)),
  );
  for (const clinic of CLINICS) await aClinic(deps, clinicOwner, clinic);
  const counters = await someCounters(deps, bankOwner, password);
  for (const show of shows(today))
    await addRecord(deps, exhibitions, showOwner, showOwner.organisationId, exhibitionFieldsModel.parse(show));
  for (const course of courses(today)) await aBatch(deps, coach, course);
  for (const code of codes(today))
    await addRecord(deps, coupons, parkOwner, null, couponFieldsModel.parse({ parkId: parks[0]?.id, ...code }));
  await createAdmin(deps, { email: ADMIN_EMAIL, password });
  return [
    `Demo data is loaded. Sign in with the password ${password}:`,
    ...ORGANISATIONS.map(({ kind, name, email }) => `  ${kind.padEnd(12)}${email.padEnd(26)}${name}`),
    ...inspectors.map((email, index) => `  ${'inspector'.padEnd(12)}${email.padEnd(26)}${parks[index]?.name}`),
    ...counters.map(([mobile, place]) => `  ${'counter'.padEnd(12)}${mobile.padEnd(26)}${place}`),
    `  ${'admin'.padEnd(12)}${ADMIN_EMAIL}`,
  ];
}

async function anOwner(
  deps: Deps,
  { kind, name, email }: (typeof ORGANISATIONS)[number],
  password: string,
): Promise<Principal> {
  const person = { location: 'Hyderabad', personName: 'Asha Rao', mobile: '9000000001' };
  const { id } = await registerOrganisation(deps, { kind, name, email, password, ...person });
  const at = deps.clock.now();
  return {
    role: 'owner',
    accountId: id,
    accountName: person.personName,
    at,
    organisationId: id,
    kind,
    parkId: null,
    branchId: null,
    sessionHash: '',
  };
}

async function aPark(deps: Deps, owner: Principal, fields: Partial<ParkFields>): Promise<Park> {
  const keys = fields.gateway === 'paytm' ? DEMO_WALLET : DEMO_MERCHANT;
  const complete = parkFieldsModel.parse({ merchantId: keys.merchantId, ...fields });
  const park = await addPark(deps, owner, owner.organisationId, complete);
  await addCredential(deps, owner, owner.organisationId, { offeringId: park.id, ...keys });
  return park;
}

/** Adds a clinic. Its doctor is added with it, by name, and its specialization to the list to choose from. */
async function aClinic(deps: Deps, owner: Principal, fields: Partial<ClinicFields>): Promise<void> {
  const { organisationId } = owner;
  const complete = clinicFieldsModel.parse({ merchantId: DEMO_MERCHANT.merchantId, ...fields });
  await addRecord(deps, specializations, owner, organisationId, { name: complete.specialization, active: true });
  const { id } = await addRecord(deps, clinics, owner, organisationId, complete);
  await addCredential(deps, owner, organisationId, { offeringId: id, ...DEMO_MERCHANT });
}

/**
 * Adds the branches of the bank, and a login for each counter of the first. Answers the mobile number and the place of
 * each login.
 */
async function someCounters(deps: Deps, owner: Principal, password: string): Promise<(readonly [string, string])[]> {
  const { organisationId } = owner;
  const [first] = await Promise.all(
    BRANCHES.map((branch) => addRecord(deps, branches, owner, organisationId, branchFieldsModel.parse(branch))),
  );
  const { id: branchId = '', name = '' } = first ?? {};
  return Promise.all(
    COUNTER_MOBILES.map(async (mobile, index) => {
      const place = { branchId, counterNumber: String(index + 1), username: `Counter ${index + 1}` };
      await addCounter(deps, owner, organisationId, { ...place, mobile, active: true, password });
      return [mobile, `${name}, counter ${index + 1}`] as const;
    }),
  );
}

async function aBatch(deps: Deps, owner: Principal, fields: Partial<BatchFields>): Promise<void> {
  const complete = batchFieldsModel.parse({ merchantId: DEMO_MERCHANT.merchantId, ...fields });
  const { id } = await addRecord(deps, batches, owner, owner.organisationId, complete);
  await addCredential(deps, owner, owner.organisationId, { offeringId: id, ...DEMO_MERCHANT });
}

async function anInspector(
  deps: Deps,
  owner: Principal,
  park: Park,
  number: number,
  password: string,
): Promise<string> {
  const email = `gate${number}@demo.example`;
  const person = {
    name: `Gate ${number}`,
    email,
    phone: `900000010${number}`,
    active: true,
    parkId: park.id,
    password,
  };
  await addInspector(deps, owner, owner.organisationId, person);
  return email;
}
