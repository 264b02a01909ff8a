import type { Selectable } from 'kysely';
import { dayOf, daysBetween, startOfDay } from '#contract/kernel/dates/dates.ts';
import type { Tables } from '#server/tables.ts';
import { busyness } from './calendar.ts';
import { chanceOf } from './chance.ts';
import type { Crowd } from './crowd.ts';
import { instantAt, minuteBetween, ONLINE } from './hours.ts';

const ANNOUNCED_DAYS = 30;
const ORDINARY = 42;
const FULL = 0.96;

/** A show with few places fills early; a fair fills while it is on. */
export function guestsOf(show: Selectable<Tables['exhibition']>): Crowd[] {
  const { id, organisation_id: organisationId, capacity, starts_at: startsAt, ends_at: endsAt } = show;
  if (!startsAt || !endsAt) return [];
  const length = daysBetween(dayOf(startsAt), dayOf(endsAt)) + ANNOUNCED_DAYS + 1;
  const gone = (at: number) => (Math.min(at, length) / length) ** 0.42;
  const wanted: Crowd['wanted'] = (day, scale) => {
    const at = daysBetween(dayOf(startsAt), day) + ANNOUNCED_DAYS;
    if (at < 0 || at >= length) return 0;
    if (capacity !== null) return capacity * FULL * Math.min(scale, 1) * (gone(at + 1) - gone(at));
    return ORDINARY * scale * busyness('exhibition', show, day) * (at < ANNOUNCED_DAYS ? 0.35 : 1.6);
  };
  const comes: Crowd['comes'] = (day, chance, who) => {
    const end = Math.min(1440, (Number(endsAt) - Number(startOfDay(day))) / 60_000);
    return {
      at: instantAt(day, minuteBetween(chance, ONLINE, 0, end - 1)),
      order: async () => ({ ...who, exhibitionId: id }),
    };
  };
  return [{ trade: 'exhibition', kind: 'show-visit', organisationId, id, doctorId: null, wanted, comes }];
}

/** Days before and after the first lesson in which students join. */
const BEFORE = 45;
const AFTER = 12;

/** Between half and nearly all of the places are wanted in the end. */
export function studentsOf(batch: Selectable<Tables['coaching_batch']>): Crowd[] {
  const { id, organisation_id: organisationId, fee_paise: fee, start_date: startDate, intake } = batch;
  if (!startDate || fee === null || intake === null) return [];
  const inTheEnd = (intake * chanceOf(id).between(55, 97)) / 100;
  const wanted: Crowd['wanted'] = (day, scale) => {
    const at = daysBetween(startDate, day);
    return at < -BEFORE || at > AFTER ? 0 : (inTheEnd * Math.min(scale * 4, 1)) / (BEFORE + AFTER + 1);
  };
  const comes: Crowd['comes'] = (today, chance, who) => {
    // The domain example is reserved: nobody can own this host.
    const email = `${who.personName.toLowerCase().replace(' ', '.')}@mail.example`;
    return {
      at: instantAt(today, minuteBetween(chance, ONLINE, 0, 1440)),
      order: async () => ({ ...who, batchId: id, fee, today, email }),
      pays: true,
    };
  };
  return [{ trade: 'coaching', kind: 'batch-enrolment', organisationId, id, doctorId: null, wanted, comes }];
}
