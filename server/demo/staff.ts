import type { Day } from '#contract/kernel/dates.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { correctBooking } from '#server/bookings/service.ts';
import { clinics } from '#server/clinics/service.ts';
import { coupons } from '#server/coupons/service.ts';
import type { Deps } from '#server/deps.ts';
import { exhibitions } from '#server/exhibitions/service.ts';
import { updateInspector } from '#server/inspectors/service.ts';
import { type Principal, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { changeRecord } from '#server/kernel/records/records.ts';
import { updatePark } from '#server/parks/service.ts';
import { parkTicket } from '#server/tickets/kind.ts';
import { instantAt } from './hours.ts';
import type { Offerings } from './offerings.ts';
import { ownerAt } from './organisations.ts';
import { mobileOf } from './people.ts';

/** The owners change things by hand, through the product's own services and at the time of then: the Activity screen. */

interface Working {
  deps: Deps;
  offerings: Offerings;
  day: Day;
  /** Counts up from day to day. */
  turn: number;
  owner(organisationId: string, kind: OrganisationKind): Principal;
}

const DAY_MS = 86_400_000;

/** Each comes round after so many days. To do one again changes nothing, and so leaves no second entry. */
const ACTS: readonly { every: number; does(working: Working): Promise<unknown> }[] = [
  { every: 5, does: putUpANote },
  { every: 6, does: correctANumber },
  { every: 11, does: changeThePhoneOfAGate },
  { every: 17, does: moveAShow },
  { every: 13, does: describeACoupon },
  { every: 19, does: writeTheAddressAnew },
];

/** A day's work in the office, when the day is over. */
export async function work(deps: Deps, offerings: Offerings, day: Day): Promise<void> {
  const turn = Math.round(Date.parse(day) / DAY_MS);
  for (const [at, { every, does }] of ACTS.entries()) {
    if ((turn + at) % every !== 0) continue;
    const now = instantAt(day, 600 + at * 47 + (turn % 9) * 3);
    const then = { ...deps, clock: { now: () => now } };
    await does({ deps: then, offerings, day, turn, owner: (id, kind) => ownerAt(id, kind, now) });
  }
}

const NOTES = [
  'Battery cars leave from gate 2 every 20 minutes.',
  'The aquarium is closed for cleaning until Friday.',
  'Drinking water stands at every picnic lawn. Please bring no plastic bottles.',
  'The tiger safari begins at 10 am, noon and 3 pm at gate 4.',
];

const oneOf = <T>(things: readonly T[], turn: number): T => things[turn % things.length] as T;

async function putUpANote({ deps, offerings, turn, owner }: Working): Promise<unknown> {
  const park = offerings.parks.find(({ couponsEnabled }) => couponsEnabled);
  const note = oneOf(NOTES, Math.floor(turn / 5));
  return park && updatePark(deps, owner(park.organisationId, 'park'), park.id, { note });
}

/** Somebody has mistyped their number, and says so on the telephone. */
async function correctANumber({ deps, offerings, day, turn, owner }: Working): Promise<unknown> {
  const park = oneOf(offerings.parks, turn);
  const booking =
    park &&
    (await withScope(deps.db, systemScope, (tx) =>
      tx
        .selectFrom('booking')
        .select('id')
        .where('organisation_id', '=', park.organisationId)
        .where('park_id', '=', park.id)
        .where('visit_date', '=', day)
        .where('status', '=', 'paid')
        .orderBy('id')
        .executeTakeFirst(),
    ));
  const mobile = mobileOf(park?.place ?? 0, day, 150_000);
  return booking && correctBooking(deps, parkTicket, owner(park.organisationId, 'park'), booking.id, { mobile });
}

async function changeThePhoneOfAGate({ deps, offerings, day, turn, owner }: Working): Promise<unknown> {
  const park = oneOf(offerings.parks, turn);
  const inspector = park?.inspectors[0];
  const phone = mobileOf(0, day, 150_001);
  return inspector && updateInspector(deps, owner(park.organisationId, 'park'), inspector, { phone });
}

const HALLS = ['Ravindra Bharathi, Hyderabad', 'Ravindra Bharathi, main hall, Hyderabad'];

async function moveAShow({ deps, offerings, turn, owner }: Working): Promise<unknown> {
  const show = offerings.shows.find(({ capacity }) => capacity !== null);
  const location = oneOf(HALLS, Math.floor(turn / 17));
  return show && changeRecord(deps, exhibitions, owner(show.organisationId, 'exhibition'), show.id, { location });
}

const DESCRIPTIONS = ['10% off your first visit', '10% off your first visit, any day of the week'];

async function describeACoupon({ deps, offerings, turn, owner }: Working): Promise<unknown> {
  const coupon = offerings.parks.flatMap((park) => park.coupons).find(({ code }) => code === 'WELCOME10');
  const description = oneOf(DESCRIPTIONS, Math.floor(turn / 13));
  return coupon && changeRecord(deps, coupons, owner(coupon.organisationId, 'park'), coupon.id, { description });
}

const ADDRESSES = ['2-41, Greenlands Road', '2-41, Greenlands Road, first floor'];

async function writeTheAddressAnew({ deps, offerings, turn, owner }: Working): Promise<unknown> {
  const desk = offerings.desks.find(({ kind, bookingDays }) => kind === 'doctor' && bookingDays > 0);
  const address = oneOf(ADDRESSES, Math.floor(turn / 19));
  return desk && changeRecord(deps, clinics, owner(desk.organisationId, 'clinic'), desk.id, { address });
}
