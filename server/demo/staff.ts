import { type Day, daysBetween } from '#contract/kernel/dates.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { correctBooking, voidBooking } from '#server/bookings/service.ts';
import { clinics } from '#server/clinics/service.ts';
import type { Deps } from '#server/deps.ts';
import { exhibitions } from '#server/exhibitions/service.ts';
import { type Principal, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { changeRecord } from '#server/kernel/records/records.ts';
import { forgetOffering, updatePark } from '#server/parks/service.ts';
import { parkTicket } from '#server/tickets/kind.ts';
import { showVisit } from '#server/visits/kind.ts';
import { instantAt } from './hours.ts';
import type { Offerings } from './offerings.ts';
import { ownerAt } from './organisations.ts';
import { mobileOf } from './people.ts';

/** Somebody's thing at an instant of a day's work, that comes round for the `turn`th time. */
interface Office {
  deps: Deps;
  owner: Principal;
  id: string;
  day: Day;
  turn: number;
}

const oneOf = <T>(things: readonly T[], turn: number): T => things[turn % things.length] as T;

const NOTES = [
  'Battery cars leave from gate 2 every 20 minutes.',
  'The aquarium is closed for cleaning until Friday.',
  'Drinking water stands at every picnic lawn. Please bring no plastic bottles.',
  'The tiger safari begins at 10 am, noon and 3 pm at gate 4.',
];
const HALLS = ['Ravindra Bharathi, Hyderabad', 'Ravindra Bharathi, main hall, Hyderabad'];
const ADDRESSES = ['2-41, Greenlands Road', '2-41, Greenlands Road, first floor'];

/** The owner of this kind does it every so many days. */
type Work = [every: number, kind: OrganisationKind, of: 'parks' | 'shows' | 'desks', does: (office: Office) => unknown];

/**
 * The owners change things by hand, through the product's own services and at the time of then: the Activity screen. Each comes
 * round with one of these offerings. To do one again leaves no second entry.
 */
const WORK: readonly Work[] = [
  [5, 'park', 'parks', ({ deps, owner, id, turn }) => updatePark(deps, owner, id, { note: oneOf(NOTES, turn) })],
  [6, 'park', 'parks', correctANumber],
  [2, 'exhibition', 'shows', cancelAVisit],
  [
    17,
    'exhibition',
    'shows',
    (it) => changeRecord(it.deps, exhibitions, it.owner, it.id, { location: oneOf(HALLS, it.turn) }),
  ],
  [
    19,
    'clinic',
    'desks',
    (it) => changeRecord(it.deps, clinics, it.owner, it.id, { address: oneOf(ADDRESSES, it.turn) }),
  ],
];

/** A day's work in the office, when the day is over. */
export async function work(deps: Deps, offerings: Offerings, day: Day): Promise<void> {
  const since = daysBetween('1970-01-01', day);
  for (const [at, [every, kind, of, does]] of WORK.entries()) {
    const offering = oneOf(
      offerings[of].filter(({ place }) => of !== 'desks' || place === 5),
      since,
    );
    if ((since + at) % every !== 0 || !offering) continue;
    const now = instantAt(day, 600 + at * 47 + (since % 9) * 3);
    const owner = ownerAt(offering.organisationId, kind, now);
    const turn = Math.floor(since / every);
    await does({ deps: { ...deps, clock: { now: () => now } }, owner, id: offering.id, day, turn });
    forgetOffering(deps, offering.id);
  }
}

/** Somebody has mistyped their number, and says so on the telephone. */
async function correctANumber(office: Office): Promise<unknown> {
  const booking = await paidBookingAt(office, 'park_id');
  const { deps, owner, day } = office;
  return booking && correctBooking(deps, parkTicket, owner, booking, { mobile: mobileOf(0, day, 150_000) });
}

async function cancelAVisit(office: Office): Promise<unknown> {
  const booking = await paidBookingAt(office, 'exhibition_id');
  return booking && voidBooking(office.deps, showVisit, office.owner, booking);
}

/** The first booking for a day at an offering that is paid and nobody came by. */
async function paidBookingAt({ deps, owner, id, day }: Office, column: 'park_id' | 'exhibition_id') {
  const found = await withScope(deps.db, systemScope, (tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where('organisation_id', '=', owner.organisationId)
      .where(column, '=', id)
      .where((of) => of.and({ visit_date: day, status: 'paid', voided: false }))
      .where('admitted_at', 'is', null)
      .orderBy('id')
      .executeTakeFirst(),
  );
  return found?.id;
}
