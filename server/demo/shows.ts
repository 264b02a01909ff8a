import { addDays, type Day, dayOf, daysBetween } from '#contract/kernel/dates/dates.ts';
import { type Act, bookingAt } from './acts.ts';
import { busyness } from './calendar.ts';
import { chanceOf } from './chance.ts';
import { instantAt, minuteBetween, ONLINE } from './hours.ts';
import type { Offerings } from './offerings.ts';
import { pay } from './payments.ts';
import { aName, mobileOf } from './people.ts';

/** It is told about so many days before it begins. */
const ANNOUNCED_DAYS = 30;
/** Names of an ordinary day, where there is room for everybody. */
const ORDINARY = 42;
const FULL = 0.96;

/** Everybody who puts their name down for a show. A show with few places fills early, a fair while it is on. */
export function guestsOf(show: Offerings['shows'][number], scale: number): Act[] {
  const { id: exhibitionId, organisationId, capacity, startsAt, endsAt, createdAt } = show;
  const first = addDays(dayOf(startsAt), -ANNOUNCED_DAYS);
  const length = daysBetween(first, dayOf(endsAt)) + 1;
  const fair = (day: Day): number =>
    ORDINARY * scale * busyness('exhibition', day, createdAt) * (day < dayOf(startsAt) ? 0.35 : 1.6);
  // Half of the places go in the first fifth of the time.
  const ofFew = (places: number, at: number): number =>
    places * FULL * Math.min(scale, 1) * (((at + 1) / length) ** 0.42 - (at / length) ** 0.42);
  return Array.from({ length }, (_, ahead) => addDays(first, ahead)).flatMap((day, at) => {
    const chance = chanceOf('show', exhibitionId, day);
    const wanted = capacity === null ? fair(day) : ofFew(capacity, at);
    const guests = Array.from({ length: Math.round(chance.about(wanted)) }, (_, n) => {
      const person = { mobile: mobileOf(show.place, day, n), personName: aName(chance) };
      const visit = { exhibitionId, organisationId, place: '', ...person };
      return bookingAt(
        chance,
        instantAt(day, minuteBetween(chance, ONLINE, 0, 1440)),
        'show-visit',
        organisationId,
        async () => visit,
      );
    });
    return guests.filter(({ at: booked }) => booked < endsAt);
  });
}

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
    // Nobody can own this host.
    const email = `${personName.toLowerCase().replace(' ', '.')}@mail.example`;
    const wanted = {
      batchId,
      fee,
      today: day,
      organisationId,
      place: '',
      mobile: mobileOf(batch.place, startDate, n),
      personName,
      email,
    };
    const booked = bookingAt(
      chance,
      instantAt(day, minuteBetween(chance, ONLINE, 0, 1440)),
      'batch-enrolment',
      organisationId,
      async () => wanted,
    );
    return [booked, ...pay(booked, 'coaching', chance).acts];
  });
}
