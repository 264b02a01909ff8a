import { sql } from 'kysely';
import { type Day, daysBetween } from '#contract/kernel/dates/dates.ts';
import { correctBooking, voidBooking } from '#server/bookings/service.ts';
import { clinics } from '#server/clinics/service.ts';
import type { Deps } from '#server/deps.ts';
import { exhibitions } from '#server/exhibitions/service.ts';
import { type Principal, systemScope, withScope } from '#server/kernel/database/scope.ts';
import { changeRecord } from '#server/kernel/records/records.ts';
import { forgetOffering, updatePark } from '#server/parks/service.ts';
import { parkTicket } from '#server/tickets/kind.ts';
import { showVisit } from '#server/visits/kind.ts';
import { chanceOf } from './chance.ts';
import type { Crowd } from './crowd.ts';
import { instantAt } from './hours.ts';
import { type DemoTrade, ownerAt } from './organisations.ts';
import { aMobile } from './people.ts';

const NOTES = [
  'Battery cars leave from gate 2 every 20 minutes.',
  'The aquarium is closed for cleaning until Friday.',
  'Drinking water stands at every picnic lawn. Please bring no plastic bottles.',
  'The tiger safari begins at 10 am, noon and 3 pm at gate 4.',
];
const HALLS = ['Ravindra Bharathi, Hyderabad', 'Ravindra Bharathi, main hall, Hyderabad'];
const ADDRESSES = ['2-41, Greenlands Road', '2-41, Greenlands Road, first floor'];

interface Office {
  deps: Deps;
  owner: Principal;
  id: string;
  day: Day;
  text(choice: readonly string[]): string;
}

const WORK: readonly [every: number, at: DemoTrade, does: (office: Office) => unknown][] = [
  [5, 'park', ({ deps, owner, id, text }) => updatePark(deps, owner, id, { note: text(NOTES) })],
  [6, 'park', correctANumber],
  [2, 'exhibition', cancelAVisit],
  [
    17,
    'exhibition',
    ({ deps, owner, id, text }) => changeRecord(deps, exhibitions, owner, id, { location: text(HALLS) }),
  ],
  [19, 'clinic', ({ deps, owner, id, text }) => changeRecord(deps, clinics, owner, id, { address: text(ADDRESSES) })],
];

/** Changes by hand, with the clock of that time, for the Activity screen. Idempotent. */
export async function work(deps: Deps, crowds: readonly Crowd[], day: Day): Promise<void> {
  const since = daysBetween('1970-01-01', day);
  for (const [at, [every, trade, does]] of WORK.entries()) {
    const offering = crowds[since % crowds.length];
    if ((since + at) % every !== 0 || offering?.trade !== trade) continue;
    const now = instantAt(day, 600 + at * 47 + (since % 9) * 3);
    const owner = ownerAt(offering.organisationId, trade, now);
    const text = (choice: readonly string[]) => choice[Math.floor(since / every) % choice.length] as string;
    await does({ deps: { ...deps, clock: { now: () => now } }, owner, id: offering.id, day, text });
    forgetOffering(deps, offering.id);
  }
}

async function correctANumber(office: Office): Promise<unknown> {
  const booking = await paidBookingAt(office);
  const { deps, owner } = office;
  return booking && correctBooking(deps, parkTicket, owner, booking, { mobile: aMobile(chanceOf(booking)) });
}

async function cancelAVisit(office: Office): Promise<unknown> {
  const booking = await paidBookingAt(office);
  return booking && voidBooking(office.deps, showVisit, office.owner, booking);
}

async function paidBookingAt({ deps, owner, id, day }: Office): Promise<string | undefined> {
  const { rows } = await withScope(deps.db, systemScope, (tx) =>
    sql<{ id: string }>`
      select id from booking where organisation_id = ${owner.organisationId} and ${id} in (park_id, exhibition_id) and visit_date = ${day}
        and status = 'paid' and not voided and admitted_at is null order by id limit 1`.execute(tx),
  );
  return rows[0]?.id;
}
