import { advertisementFieldsModel } from '#contract/advertisements/model.ts';
import { branchFieldsModel } from '#contract/branches/model.ts';
import { clinicFieldsModel } from '#contract/clinics/model.ts';
import { batchFieldsModel } from '#contract/coaching-batches/model.ts';
import { couponFieldsModel } from '#contract/coupons/model.ts';
import { exhibitionFieldsModel } from '#contract/exhibitions/model.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates.ts';
import { parkFieldsModel } from '#contract/parks/model.ts';
import { advertisements } from './advertisements/service.ts';
import { branches } from './branches/service.ts';
import { addCategory } from './categories/service.ts';
import { clinics } from './clinics/service.ts';
import { batches } from './coaching-batches/service.ts';
import { addCounter } from './counters/service.ts';
import { coupons } from './coupons/service.ts';
import {
  BRANCHES,
  CATEGORIES,
  CLINICS,
  COUNTER_MOBILES,
  cardsFor,
  codesFor,
  coursesFor,
  parksFor,
  showsFor,
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
const OPENED_DAYS_AGO = 98;

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
  const lines: Login[] = [];
  const staff: Login[] = [];
  for (const { kind, name, email, personName } of ORGANISATIONS) {
    const person = { location: 'Hyderabad', personName, mobile: '9000000001' };
    // Nobody reads the mails of the demo.
    const config = { ...deps.config, confirmRegistration: false };
    const { id } = await registerOrganisation({ ...deps, config }, { kind, name, email, password, ...person });
    lines.push([kind, email, name]);
    staff.push(...(await OFFERS[kind]({ deps, today, password, owner: ownerAt(id, kind, deps.clock.now()) })));
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

/** Somebody's role, login and place. */
type Login = readonly [role: string, login: string, place: string];

interface Opening {
  deps: Deps;
  today: Day;
  password: string;
  owner: Principal;
}

/** Opens what each organisation offers; answers who signs in there besides its owner. */
const OFFERS: Record<(typeof ORGANISATIONS)[number]['kind'], (opening: Opening) => Promise<Login[]>> = {
  park: openParks,
  clinic: openClinics,
  branch: openBranches,
  async exhibition({ deps, today, owner }) {
    for (const show of showsFor(today))
      await addRecord(deps, exhibitions, owner, owner.organisationId, exhibitionFieldsModel.parse(show));
    return [];
  },
  async coaching({ deps, today, owner }) {
    for (const course of coursesFor(today)) {
      const fields = batchFieldsModel.parse({ merchantId: SANDBOX_KEYS.ccav.merchantId, ...course });
      const { id } = await addRecord(deps, batches, owner, owner.organisationId, fields);
      await addCredential(deps, owner, owner.organisationId, { offeringId: id, ...SANDBOX_KEYS.ccav });
    }
    return [];
  },
};

async function openParks({ deps, today, password, owner }: Opening): Promise<Login[]> {
  const { organisationId } = owner;
  const files = await painted(DRAWING_NAMES.map(drawn));
  const paths = await Promise.all(files.map((file) => keepImage(deps, owner, file)));
  const pictureOf = (name: DrawingName) => paths[DRAWING_NAMES.indexOf(name)];
  const gates: Login[] = [];
  for (const [at, { drawing, ...park }] of parksFor(today).entries()) {
    const keys = SANDBOX_KEYS[park.gateway];
    const picture = { bannerEnabled: true, bannerUrl: pictureOf(drawing) };
    const fields = parkFieldsModel.parse({ merchantId: keys.merchantId, ...picture, ...park });
    const { id: parkId, name } = await addRecord(deps, parks, owner, organisationId, fields);
    await addCredential(deps, owner, organisationId, { offeringId: parkId, ...keys });
    const [email, phone] = [`gate${at + 1}@demo.example`, `900000010${at + 1}`];
    await addInspector(deps, owner, organisationId, {
      name: `Gate ${at + 1}`,
      email,
      phone,
      active: true,
      parkId,
      password,
    });
    gates.push(['inspector', email, name]);
    for (const code of park.couponsEnabled ? codesFor(today) : [])
      await addRecord(deps, coupons, owner, null, couponFieldsModel.parse({ parkId, ...code }));
    for (const card of cardsFor(today)) {
      const images = [pictureOf(card.drawing)];
      await addRecord(
        deps,
        advertisements,
        owner,
        organisationId,
        advertisementFieldsModel.parse({ ...card, parkId, images }),
      );
    }
  }
  return gates;
}

/** A doctor comes with their clinic, by name; a specialization stands in the list to choose from. */
async function openClinics({ deps, owner }: Opening): Promise<Login[]> {
  const { organisationId } = owner;
  for (const clinic of CLINICS) {
    const fields = clinicFieldsModel.parse({ merchantId: SANDBOX_KEYS.ccav.merchantId, ...clinic });
    await addRecord(deps, specializations, owner, organisationId, { name: fields.specialization, active: true });
    const { id } = await addRecord(deps, clinics, owner, organisationId, fields);
    await addCredential(deps, owner, organisationId, { offeringId: id, ...SANDBOX_KEYS.ccav });
  }
  return [];
}

/** The branches of the bank, and a login for each counter of the first. */
async function openBranches({ deps, password, owner }: Opening): Promise<Login[]> {
  const { organisationId } = owner;
  const add = (branch: object) => addRecord(deps, branches, owner, organisationId, branchFieldsModel.parse(branch));
  const [first] = await Promise.all(BRANCHES.map(add));
  const { id: branchId = '', name = '' } = first ?? {};
  const counters = COUNTER_MOBILES.map(async (mobile, at): Promise<Login> => {
    const place = { branchId, counterNumber: String(at + 1), username: `Counter ${at + 1}` };
    await addCounter(deps, owner, organisationId, { ...place, mobile, active: true, password });
    return ['counter', mobile, `${name}, counter ${at + 1}`];
  });
  return Promise.all(counters);
}
