import { advertisementFieldsModel } from '#contract/advertisements/model.ts';
import { branchFieldsModel } from '#contract/branches/model.ts';
import { type ClinicFields, clinicFieldsModel } from '#contract/clinics/model.ts';
import { type BatchFields, batchFieldsModel } from '#contract/coaching-batches/model.ts';
import { couponFieldsModel } from '#contract/coupons/model.ts';
import { exhibitionFieldsModel } from '#contract/exhibitions/model.ts';
import { addDays, dayOf } from '#contract/kernel/dates.ts';
import { type Park, type ParkFields, parkFieldsModel } from '#contract/parks/model.ts';
import { advertisements } from './advertisements/service.ts';
import { branches } from './branches/service.ts';
import { addCategory } from './categories/service.ts';
import { clinics } from './clinics/service.ts';
import { batches } from './coaching-batches/service.ts';
import { addCounter } from './counters/service.ts';
import { coupons } from './coupons/service.ts';
import { cards } from './demo/advertisements.ts';
import {
  BRANCHES,
  CATEGORIES,
  CLINICS,
  COUNTER_MOBILES,
  codes,
  courses,
  lightGarden,
  planetarium,
  shows,
  zoo,
} from './demo/catalogue.ts';
import { DRAWING_NAMES, type DrawingName, drawn } from './demo/drawings.ts';
import { instantAt, later } from './demo/hours.ts';
import { ADMIN_EMAIL, ORGANISATIONS, ownerAt } from './demo/organisations.ts';
import type { Deps } from './deps.ts';
import { exhibitions } from './exhibitions/service.ts';
import { addCredential, SANDBOX_KEYS } from './gateway-credentials/service.ts';
import { keepImage } from './images/service.ts';
import { addInspector } from './inspectors/service.ts';
import type { Principal } from './kernel/database/scope.ts';
import { painted } from './kernel/http/pages/picture.ts';
import { randomId } from './kernel/identity/ids.ts';
import type { Clock } from './kernel/operations/clock.ts';
import { addRecord } from './kernel/records/records.ts';
import { createAdmin, isEmptyDatabase, registerOrganisation } from './organisations/service.ts';
import { parks } from './parks/service.ts';
import { specializations } from './specializations/service.ts';

/** The demo organisations signed up so long ago: before their history begins. */
const OPENED_DAYS_AGO = 95;

/**
 * Fills an empty database with one organisation of each kind, an admin, and for each of them some things that visitors can
 * find: parks, clinics and batches are paid in the sandbox (docs/behaviour.md 10). Answers lines that say who can sign in; none where the database is not empty.
 */
export async function loadDemo({ clock, ...world }: Deps): Promise<string[]> {
  const today = dayOf(clock.now());
  const opened = instantAt(addDays(today, -OPENED_DAYS_AGO), 630);
  const deps: Deps = { ...world, clock: minuteByMinute(opened), log: world.log.child({}, { level: 'warn' }) };
  if (!(await isEmptyDatabase(deps))) return [];
  // In production nobody may know the passwords beforehand.
  const password = deps.config.production ? randomId(deps.random).slice(0, 12) : 'pravesh-demo';
  const owners = [];
  for (const organisation of ORGANISATIONS) owners.push(await anOwner(deps, organisation, password));
  const [parkOwner, clinicOwner, bankOwner, showOwner, coach] = owners as [
    Principal,
    Principal,
    Principal,
    Principal,
    Principal,
  ];
  const pictures = await somePictures(deps, parkOwner);
  const parks: Park[] = [];
  for (const [park, drawing] of [
    [zoo(), 'gate'],
    [lightGarden(today), 'lights'],
    [planetarium(), 'dome'],
  ] as const)
    parks.push(await aPark(deps, parkOwner, { ...park, bannerEnabled: true, bannerUrl: pictures[drawing] }));
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
  for (const park of parks) await someCards(deps, parkOwner, park, cards(today), pictures);
  const admin = await createAdmin(deps, { email: ADMIN_EMAIL, password });
  for (const name of CATEGORIES) await addCategory(deps, anAdmin(admin.id, opened), { name, active: true });
  return [
    `Demo data is loaded. Sign in with the password ${password}:`,
    ...ORGANISATIONS.map(({ kind, name, email }) => `  ${kind.padEnd(12)}${email.padEnd(26)}${name}`),
    ...inspectors.map((email, index) => `  ${'inspector'.padEnd(12)}${email.padEnd(26)}${parks[index]?.name}`),
    ...counters.map(([mobile, place]) => `  ${'counter'.padEnd(12)}${mobile.padEnd(26)}${place}`),
    `  ${'admin'.padEnd(12)}${ADMIN_EMAIL}`,
  ];
}

/** A clock that goes on by a minute whenever it is asked: lists begin with what was added last. */
function minuteByMinute(from: Date): Clock {
  let minutes = 0;
  return {
    now() {
      minutes += 1;
      return later(from, minutes);
    },
  };
}

async function anOwner(
  deps: Deps,
  { kind, name, email, personName }: (typeof ORGANISATIONS)[number],
  password: string,
): Promise<Principal> {
  const person = { location: 'Hyderabad', personName, mobile: '9000000001' };
  // Nobody reads the mails of the demo.
  const config = { ...deps.config, confirmRegistration: false };
  const { id } = await registerOrganisation({ ...deps, config }, { kind, name, email, password, ...person });
  return ownerAt(id, kind, deps.clock.now());
}

async function aPark(deps: Deps, owner: Principal, fields: Partial<ParkFields>): Promise<Park> {
  const keys = SANDBOX_KEYS[fields.gateway ?? 'ccav'];
  const complete = parkFieldsModel.parse({ merchantId: keys.merchantId, ...fields });
  const park = (await addRecord(deps, parks, owner, owner.organisationId, complete)) as Park;
  await addCredential(deps, owner, owner.organisationId, { offeringId: park.id, ...keys });
  return park;
}

/** Every drawing, kept as an uploaded picture is; its path. */
async function somePictures(deps: Deps, owner: Principal): Promise<Record<DrawingName, string>> {
  const files = await painted(DRAWING_NAMES.map(drawn));
  const paths = await Promise.all(files.map((file) => keepImage(deps, owner, file)));
  return Object.fromEntries(DRAWING_NAMES.map((name, at) => [name, paths[at]])) as Record<DrawingName, string>;
}

/** The sponsored cards on a park's pages. */
async function someCards(
  deps: Deps,
  owner: Principal,
  { id: parkId }: Park,
  wanted: ReturnType<typeof cards>,
  pictures: Record<DrawingName, string>,
): Promise<void> {
  for (const { drawing, ...card } of wanted) {
    const fields = advertisementFieldsModel.parse({ ...card, parkId, images: [pictures[drawing]] });
    await addRecord(deps, advertisements, owner, owner.organisationId, fields);
  }
}

const anAdmin = (id: string, at: Date): Principal => ({
  ...ownerAt(id, 'admin', at),
  role: 'admin',
  accountName: 'Admin',
});

/** Its doctor comes with it, by name; its specialization stands in the list to choose from. */
async function aClinic(deps: Deps, owner: Principal, fields: Partial<ClinicFields>): Promise<void> {
  const { organisationId } = owner;
  const complete = clinicFieldsModel.parse({ merchantId: SANDBOX_KEYS.ccav.merchantId, ...fields });
  await addRecord(deps, specializations, owner, organisationId, { name: complete.specialization, active: true });
  const { id } = await addRecord(deps, clinics, owner, organisationId, complete);
  await addCredential(deps, owner, organisationId, { offeringId: id, ...SANDBOX_KEYS.ccav });
}

/** The branches of the bank, and a login for each counter of the first. Answers mobile number and place of each login. */
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
  const complete = batchFieldsModel.parse({ merchantId: SANDBOX_KEYS.ccav.merchantId, ...fields });
  const { id } = await addRecord(deps, batches, owner, owner.organisationId, complete);
  await addCredential(deps, owner, owner.organisationId, { offeringId: id, ...SANDBOX_KEYS.ccav });
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
