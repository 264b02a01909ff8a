import { addDays, type Day } from '#contract/kernel/dates.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { chanceOf } from './chance.ts';
import { instantAt, minuteBetween, ONLINE } from './hours.ts';
import { type DemoPayee, pay } from './paying.ts';
import { aName, emailOf, mobileOf } from './people.ts';
import { createdAt, type DemoSale, newSale } from './sale.ts';

export interface DemoBatch extends DemoPayee {
  id: string;
  organisationId: string;
  place: number;
  startDate: Day;
  endDate: Day;
  fee: number;
  intake: number;
}

/** Students join from so many days before the first lesson until some days after it. */
const BEFORE = 45;
const AFTER = 12;
/** Between a third and nearly all of the places are wanted in the end. */
const LEAST = 0.55;
const MOST = 0.97;

/** Everybody who asks for a place in a batch until then, as it stands at `until`. */
export function studentsOf(batch: DemoBatch, scale: number, until: Date): DemoSale[] {
  const chance = chanceOf('batch', batch.id);
  const wanted = Math.floor(batch.intake * (LEAST + chance.next() * (MOST - LEAST)) * Math.min(scale * 4, 1));
  const sales = Array.from({ length: wanted }, (_, n) => aStudent(batch, n, until));
  return sales.filter((sale) => createdAt(sale) <= until);
}

function aStudent(batch: DemoBatch, n: number, until: Date): DemoSale {
  const chance = chanceOf('student', batch.id, String(n));
  const day = addDays(batch.startDate, chance.between(-BEFORE, AFTER));
  const name = aName(chance);
  const sale = newSale({
    id: newId(chance, batch.organisationId),
    kind: 'batch-enrolment',
    organisation_id: batch.organisationId,
    batch_id: batch.id,
    mobile: mobileOf(batch.place, batch.startDate, n),
    person_name: name,
    email: emailOf(name),
    visit_date: batch.endDate,
    people: 1,
    original_paise: batch.fee,
    gateway: batch.gateway,
    created_at: instantAt(day, minuteBetween(chance, ONLINE, 0, 1440)),
  });
  pay(sale, batch, chance, until);
  const { status, hold_until } = sale.booking;
  sale.booking.places_held = status === 'paid' || status === 'awaited' || Boolean(hold_until);
  return sale;
}
