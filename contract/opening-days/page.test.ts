import { expect, test } from 'vitest';
import { addDays, WEEKDAYS } from '#contract/kernel/dates/dates.ts';
import { openData } from './page.ts';

const TODAY = '2027-01-04';
const told = (place: Parameters<typeof openData>[0]) => openData(place, TODAY)?.openingHoursSpecification;

test.each([
  ['09:00', null, undefined],
  ['', '', undefined],
  ['18:00', '02:00', [{ opens: '18:00', closes: '02:00' }]],
  ['09:00', '09:00', [{ opens: '00:00', closes: '23:59' }]],
])('a place of %s to %s is told as open at %j', (opensAt, closesAt, hours) => {
  const times = told({ opensAt, closesAt, daysOff: [] });
  if (!hours) expect(times).toBeUndefined();
  else expect(times).toMatchObject(hours);
});

test('a place that never opens is not told as open, and of its days off the next ones are', () => {
  const everyOther = Array.from({ length: 40 }, (_, at) => addDays(TODAY, 40 - 2 * at));
  const place = { opensAt: '09:00', closesAt: '17:00', hasHolidays: true, holidays: WEEKDAYS, daysOff: everyOther };
  const spans = Array.from({ length: 8 }, (_, at) => addDays(TODAY, 2 * at));
  const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
  expect(told(place)).toEqual(spans.map((day) => ({ ...closed, validFrom: day, validThrough: day })));
});
