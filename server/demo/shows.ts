import { addDays, type Day, dayOf, daysBetween } from '#contract/kernel/dates.ts';
import { type Act, bookingAt } from './acts.ts';
import { busyness } from './calendar.ts';
import { chanceOf } from './chance.ts';
import { instantAt, minuteBetween, ONLINE } from './hours.ts';
import type { Offerings } from './offerings.ts';
import { pay } from './payments.ts';
import { aName, emailOf, mobileOf } from './people.ts';

type DemoShow = Offerings['shows'][number];

/** It is told about so many days before it begins. */
const ANNOUNCED_DAYS = 30;
/** Names of an ordinary day, where there is room for everybody. */
const ORDINARY = 42;
const FULL = 0.96;

/** Everybody who puts their name down for a show. A show with few places fills early, a fair while it is on. */
export function guestsOf(show: DemoShow, scale: number): Act[] {
  const { id: exhibitionId, organisationId, capacity, startsAt, endsAt } = show;
  const first = addDays(dayOf(startsAt), -ANNOUNCED_DAYS);
  const length = daysBetween(first, dayOf(endsAt)) + 1;
  return Array.from({ length }, (_, ahead) => addDays(first, ahead)).flatMap((day, at) => {
    const chance = chanceOf('show', exhibitionId, day);
    const wanted = capacity === null ? fair(show, day, scale) : ofFew(capacity, length, at, scale);
    const guests = Array.from({ length: Math.round(chance.about(wanted)) }, (_, n) => {
      const person = { mobile: mobileOf(show.place, day, n), personName: aName(chance) };
      const wanted = { exhibitionId, organisationId, place: '', ...person };
      const booked = instantAt(day, minuteBetween(chance, ONLINE, 0, 1440));
      return bookingAt(chance, booked, 'show-visit', organisationId, async () => wanted);
    });
    return guests.filter(({ at: booked }) => booked < endsAt);
  });
}

const fair = ({ startsAt, createdAt }: DemoShow, day: Day, scale: number): number =>
  ORDINARY * scale * busyness('show', day, createdAt) * (day < dayOf(startsAt) ? 0.35 : 1.6);

/** Half of the places go in the first fifth of the time. */
const ofFew = (capacity: number, days: number, at: number, scale: number): number => {
  const taken = (share: number): number => share ** 0.42;
  return capacity * FULL * Math.min(scale, 1) * (taken((at + 1) / days) - taken(at / days));
};

/** Students join from so many days before the first lesson until some days after it. */
const BEFORE = 45;
const AFTER = 12;

/** Everybody who asks for a place in a batch. Between a half and nearly all of the places are wanted in the end. */
export function studentsOf(batch: Offerings['batches'][number], scale: number): Act[] {
  const { id: batchId, organisationId, fee, startDate } = batch;
  const length = Math.floor((batch.intake * chanceOf('batch', batchId).between(55, 97) * Math.min(scale * 4, 1)) / 100);
  return Array.from({ length }, (_, n) => n).flatMap((n) => {
    const chance = chanceOf('student', batchId, String(n));
    const day = addDays(startDate, chance.between(-BEFORE, AFTER));
    const personName = aName(chance);
    const person = { mobile: mobileOf(batch.place, startDate, n), personName, email: emailOf(personName) };
    const wanted = { batchId, fee, today: day, organisationId, place: '', ...person };
    const at = instantAt(day, minuteBetween(chance, ONLINE, 0, 1440));
    const booked = bookingAt(chance, at, 'batch-enrolment', organisationId, async () => wanted);
    return [booked, ...pay(booked, batch.payee, chance).acts];
  });
}
