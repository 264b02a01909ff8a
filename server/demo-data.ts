import { advertisementFieldsModel } from '#contract/advertisements/model.ts';
import { type Branch, branchFieldsModel } from '#contract/branches/model.ts';
import { type Clinic, type ClinicFields, clinicFieldsModel } from '#contract/clinics/model.ts';
import { batchFieldsModel } from '#contract/coaching-batches/model.ts';
import { couponFieldsModel } from '#contract/coupons/model.ts';
import { exhibitionFieldsModel } from '#contract/exhibitions/model.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { parkFieldsModel } from '#contract/parks/model.ts';
import { brandChangesModel, presentationChangesModel } from '#contract/presentations/model.ts';
import { slotsInARow } from '#contract/slots/rules.ts';
import { advertisements } from './advertisements/service.ts';
import { branches } from './branches/service.ts';
import { addCategory } from './categories/service.ts';
import { clinics } from './clinics/service.ts';
import { batches } from './coaching-batches/service.ts';
import { addCounter } from './counters/service.ts';
import { coupons } from './coupons/service.ts';
import { CATEGORIES, catalogueOf, feesOf, officersOf, weekendOf, weekendsAround } from './demo/catalogue.ts';
import { DRAWING_NAMES, type DrawingName, drawn } from './demo/drawings.ts';
import { instantAt, later } from './demo/hours.ts';
import { ADMIN_EMAIL, ORGANISATIONS, ownerAt } from './demo/organisations.ts';
import type { Deps } from './deps.ts';
import { exhibitions } from './exhibitions/service.ts';
import { SANDBOX_KEYS } from './gateway-credentials/key-test.ts';
import { addCredential } from './gateway-credentials/service.ts';
import { keepImage } from './images/service.ts';
import { addInspector } from './inspectors/service.ts';
import type { Principal } from './kernel/database/scope.ts';
import { painted } from './kernel/http/pages/picture.ts';
import { randomId } from './kernel/identity/ids.ts';
import type { Clock } from './kernel/operations/clock.ts';
import { addRecord } from './kernel/records/records.ts';
import { createAdmin, isEmptyDatabase, registerOrganisation } from './organisations/service.ts';
import { parks } from './parks/service.ts';
import { changeBrand, changePresentation } from './presentations/service.ts';
import { specializations } from './specializations/service.ts';

/** Before the demo's history begins. */
const OPENED_DAYS_AGO = 98;

/** Only into an empty database, with sandbox payments (docs/behaviour.md 10). Returns lines with the logins. */
export async function loadDemo({ clock, ...world }: Deps): Promise<string[]> {
  const today = dayOf(clock.now());
  const catalogue = catalogueOf(today);
  const opened = instantAt(addDays(today, -OPENED_DAYS_AGO), 630);
  const deps: Deps = { ...world, clock: minuteByMinute(opened), log: world.log.child({}, { level: 'warn' }) };
  if (!(await isEmptyDatabase(deps))) return [];
  // In production the password must not be known beforehand.
  const password = deps.config.production ? randomId(deps.random).slice(0, 12) : 'pravesh-demo';
  const lines: Login[] = [];
  const staff: Login[] = [];
  for (const { kind, name, email, personName } of ORGANISATIONS) {
    const person = { location: 'Hyderabad', personName, mobile: '9000000001' };
    const config = { ...deps.config, confirmRegistration: false };
    const { id } = await registerOrganisation({ ...deps, config }, { kind, name, email, password, ...person });
    lines.push([kind, email, name]);
    staff.push(...(await open(kind, { deps, today, catalogue, password, owner: ownerAt(id, kind, deps.clock.now()) })));
  }
  const { id } = await createAdmin(deps, { email: ADMIN_EMAIL, password });
  const admin = { ...ownerAt(id, 'admin', opened), role: 'admin', accountName: 'Admin' } as const;
  for (const name of CATEGORIES) await addCategory(deps, admin, { name, active: true });
  const all = [...lines, ...staff, ['admin', ADMIN_EMAIL, ''] satisfies Login];
  return [
    `Demo data is loaded. Sign in with the password ${password}:`,
    ...all.map(([role, login, name]) => `  ${role.padEnd(12)}${login.padEnd(26)}${name}`.trimEnd()),
  ];
}

/** Each reading is a minute later, so that lists show the last added first. */
function minuteByMinute(from: Date): Clock {
  let minutes = 0;
  return {
    now() {
      minutes += 1;
      return later(from, minutes);
    },
  };
}

type Login = readonly [role: string, login: string, place: string];

interface Opening {
  deps: Deps;
  today: Day;
  catalogue: ReturnType<typeof catalogueOf>;
  password: string;
  owner: Principal;
}

/** Rules, form, gateway of paid kinds, and what is added with each record. */
const OPENED = {
  clinic: [clinics, clinicFieldsModel, 'ccav', addSpecialization],
  branch: [branches, branchFieldsModel, null, addCounters],
  exhibition: [exhibitions, exhibitionFieldsModel, null, null],
  coaching: [batches, batchFieldsModel, 'ccav', null],
} as const;

async function open(kind: (typeof ORGANISATIONS)[number]['kind'], opening: Opening): Promise<Login[]> {
  if (kind === 'park') return openParks(opening);
  const { deps, catalogue, owner } = opening;
  const [rules, model, gateway, more] = OPENED[kind];
  const logins: Login[] = [];
  const pictureOf = await picturesOf(opening, drawnFor(catalogue, catalogue[kind] ?? []));
  for (const { officers, ...record } of catalogue[kind] ?? []) {
    const keys = gateway && SANDBOX_KEYS[gateway];
    const staffed = officers && { officers: officersOf(String(officers)) };
    const fields = model.parse({ merchantId: keys?.merchantId, ...record, ...staffed });
    const added = await addRecord(deps, rules as typeof clinics, owner, owner.organisationId, fields as ClinicFields);
    if (keys) await addCredential(deps, owner, owner.organisationId, { offeringId: added.id, gateway, ...keys });
    await present(opening, kind, { id: added.id, name: String(record.name) }, pictureOf);
    if (more) logins.push(...(await more(opening, added as Clinic & Branch)));
  }
  return logins;
}

type PictureOf = (name: unknown) => string | undefined;

async function picturesOf({ deps, owner }: Opening, names: readonly DrawingName[]): Promise<PictureOf> {
  if (names.length === 0) return () => undefined;
  const files = await painted(names.map(drawn));
  const paths = await Promise.all(files.map((file) => keepImage(deps, owner, file)));
  return (name) => paths[names.indexOf(name as DrawingName)];
}

const drawnFor = ({ presentation = [] }: Opening['catalogue'], records: readonly { name?: unknown }[]) =>
  DRAWING_NAMES.filter((drawing) =>
    presentation.some((one) => one.drawing === drawing && records.some(({ name }) => name === one.of)),
  );

async function present(
  { deps, catalogue, owner }: Opening,
  kind: (typeof ORGANISATIONS)[number]['kind'],
  { id, name }: { id: string; name: string },
  pictureOf: PictureOf,
): Promise<void> {
  const found = catalogue.presentation?.find(({ of: place }) => place === name);
  if (!found) return;
  const pictures = [pictureOf(found.drawing)].filter(Boolean);
  const visitorRules = String(found.visitorRules).replace(/^|; /g, '\n- ').trim();
  const shown = presentationChangesModel.parse({ ...found, visitorRules, pictures });
  await changePresentation(deps, owner, { kind, id }, shown);
}

async function openParks(opening: Opening): Promise<Login[]> {
  const { deps, today, catalogue, password, owner } = opening;
  const { organisationId } = owner;
  const pictureOf = await picturesOf(opening, DRAWING_NAMES);
  const brand = brandChangesModel.parse({ logo: pictureOf('gate'), colour: '#2f6b4f' });
  await changeBrand(deps, owner, brand);
  const gates: Login[] = [];
  for (const [at, { drawing, fees, weekend, perSlot, gateway, ...park }] of (catalogue.park ?? []).entries()) {
    const keys = SANDBOX_KEYS[gateway as 'ccav' | 'paytm'];
    const picture = { bannerEnabled: true, bannerUrl: pictureOf(drawing) };
    const isZoo = drawing === 'gate';
    const listed = drawing === 'lights' && { customDatesEnabled: true, customDates: weekendsAround(today) };
    const timed = {
      slots: perSlot ? slotsInARow(String(park.opensAt), String(park.closesAt), 60, Number(perSlot)) : [],
      slotEarlyMinutes: 15,
      slotLateMinutes: 15,
      dayPrices: weekendOf(weekend as string | undefined),
    };
    const sold = { ...listed, ...timed, fees: feesOf(String(fees)), couponsEnabled: isZoo, hasCloakRoom: isZoo };
    const fields = parkFieldsModel.parse({ merchantId: keys.merchantId, gateway, ...picture, ...park, ...sold });
    const { id: parkId, name } = await addRecord(deps, parks, owner, organisationId, fields);
    await addCredential(deps, owner, organisationId, { offeringId: parkId, gateway: fields.gateway, ...keys });
    await present(opening, 'park', { id: parkId, name }, pictureOf);
    const [email, phone] = [`gate${at + 1}@demo.example`, `900000010${at + 1}`];
    const inspector = { name: `Gate ${at + 1}`, email, phone, active: true, parkId, password };
    await addInspector(deps, owner, organisationId, inspector);
    gates.push(['inspector', email, name]);
    for (const code of (isZoo && catalogue.coupon) || [])
      await addRecord(deps, coupons, owner, null, couponFieldsModel.parse({ parkId, ...code }));
    for (const card of catalogue.card ?? []) {
      const shown = advertisementFieldsModel.parse({ ...card, parkId, images: [pictureOf(card.drawing)] });
      await addRecord(deps, advertisements, owner, organisationId, shown);
    }
  }
  return gates;
}

/** The doctor is added with the clinic, by name; the specialization must be listed too. */
async function addSpecialization({ deps, owner }: Opening, { specialization: name }: Clinic) {
  await addRecord(deps, specializations, owner, owner.organisationId, { name, active: true });
  return [];
}

/** Only for a branch with two counters. */
async function addCounters({ deps, password, owner }: Opening, { id: branchId, name, officers }: Branch) {
  const counters = (officers.length > 1 ? officers : []).map(async ({ counterNumber }): Promise<Login> => {
    const who = { username: `Counter ${counterNumber}`, mobile: `900000020${counterNumber}`, active: true, password };
    await addCounter(deps, owner, owner.organisationId, { branchId, counterNumber, ...who });
    return ['counter', who.mobile, `${name}, counter ${counterNumber}`];
  });
  return Promise.all(counters);
}
