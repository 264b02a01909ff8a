import { addDays, type Day, dayOf } from '#contract/kernel/dates.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { busyness } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import { instantAt, latest, minuteBetween, ONLINE } from './hours.ts';
import { aName, mobileOf } from './people.ts';
import { type DemoSale, newSale } from './sale.ts';

export interface DemoShow {
  id: string;
  organisationId: string;
  place: number;
  opened: Day;
  startsAt: Date;
  endsAt: Date;
  capacity: number | null;
}

/** It is told about so many days before it begins. */
const ANNOUNCED_DAYS = 30;
/** Names of an ordinary day, where there is room for everybody. */
const ORDINARY = 42;
const FULL = 0.96;
const CANCELLED = 0.04;

/** Everybody who puts their name down for a show until then. A show with few places fills early, a fair while it is on. */
export function visitsOf(show: DemoShow, scale: number, until: Date): DemoSale[] {
  const days = openDays(show);
  return days.flatMap((day, at) => {
    const chance = chanceOf('show', show.id, day);
    const wanted = show.capacity === null ? fair(show, day, scale) : ofFew(show.capacity, days.length, at, scale);
    return Array.from({ length: Math.round(chance.about(wanted)) }, (_, n) => aVisit(show, day, n, chance)).filter(
      ({ booking }) => (booking.created_at as Date) < show.endsAt && (booking.created_at as Date) <= until,
    );
  });
}

function openDays({ startsAt, endsAt }: DemoShow): Day[] {
  const first = addDays(dayOf(startsAt), -ANNOUNCED_DAYS);
  const length = (Date.parse(dayOf(endsAt)) - Date.parse(first)) / 86_400_000 + 1;
  return Array.from({ length }, (_, ahead) => addDays(first, ahead));
}

const fair = ({ startsAt, opened }: DemoShow, day: Day, scale: number): number =>
  ORDINARY * scale * busyness('show', day, opened) * (day < dayOf(startsAt) ? 0.35 : 1.6);

/** Half of the places go in the first fifth of the time. */
const ofFew = (capacity: number, days: number, at: number, scale: number): number => {
  const taken = (share: number): number => share ** 0.42;
  return capacity * FULL * Math.min(scale, 1) * (taken((at + 1) / days) - taken(at / days));
};

function aVisit(show: DemoShow, day: Day, n: number, chance: Chance): DemoSale {
  const created = instantAt(day, minuteBetween(chance, ONLINE, 0, 1440));
  const isCancelled = chance.happens(CANCELLED);
  return newSale({
    id: newId(chance, show.organisationId),
    kind: 'show-visit',
    organisation_id: show.organisationId,
    exhibition_id: show.id,
    mobile: mobileOf(show.place, day, n),
    person_name: aName(chance),
    visit_date: dayOf(latest(show.startsAt, created)),
    people: 1,
    original_paise: 0,
    gateway: '',
    status: isCancelled ? 'aborted' : 'paid',
    voided: isCancelled,
    places_held: !isCancelled,
    paid_at: created,
    created_at: created,
  });
}
