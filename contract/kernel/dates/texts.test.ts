import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiled } from '#words/compiled.ts';
import { sayIn } from '#words/say.ts';
import { addDays, formatClock, formatDay, formatInstant, formatShortDay } from './dates.ts';
import { aboutText, clockText, dayText, momentText, shortDayText } from './texts.ts';

const catalogue = (language: string) =>
  compiled({
    dates: JSON.parse(readFileSync(new URL(`../../../words/${language}/dates.json`, import.meta.url), 'utf8')),
  });
const say = sayIn('en', catalogue('en'));

test('English texts of days and times read as staff read them, on every day and at every hour', () => {
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const day = addDays('2027-01-01', ahead);
    expect([say(dayText(day)), say(shortDayText(day))]).toEqual([formatDay(day), formatShortDay(day)]);
  }
  for (let hour = 0; hour < 24; hour += 1) {
    const time = `${String(hour).padStart(2, '0')}:05`;
    expect(say(clockText(time))).toBe(formatClock(time));
  }
  const moment = new Date('2027-01-02T03:35:00.000Z');
  expect(say(momentText(moment))).toBe(formatInstant(moment));
});

test('Hindi and Telugu name the part of the day, and a wait is told in minutes from 90 seconds on', () => {
  const hindi = sayIn('hi', catalogue('hi'));
  const hours = ['00:00', '03:59', '04:00', '11:59', '12:00', '15:59', '16:00', '18:59', '19:00'];
  expect(hours.map((time) => hindi(clockText(time)).split(' ')[0])).toEqual(
    'रात रात सुबह सुबह दोपहर दोपहर शाम शाम रात'.split(' '),
  );
  expect([1, 2, 89, 90, 121].map((seconds) => say(aboutText(seconds)))).toEqual([
    'about a second',
    'about 2 seconds',
    'about 89 seconds',
    'about 2 minutes',
    'about 3 minutes',
  ]);
});
