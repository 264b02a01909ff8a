import { expect, test } from 'vitest';
import { pauseAfter } from './not-paid-section.tsx';
import { withCount } from './park-booking-form.tsx';
import { calendarOf } from './ticket-tools-section.tsx';

test('a calendar entry is the whole day of the visit, with commas and line ends as calendars read them', () => {
  const url = calendarOf({ id: 'p', name: 'Zoo, Park; Lake', location: 'Hyderabad' }, '2027-01-02');
  const text = decodeURIComponent(url.slice(url.indexOf(',') + 1));
  expect(text).toContain('DTSTART;VALUE=DATE:20270102\r\n');
  expect(text).toContain('SUMMARY:Zoo\\, Park\\; Lake\r\n');
});

test('taking the last Family away takes its add-ons along', () => {
  expect(withCount({ family: 1, familyAddon: 2, adult: 1 }, 'family', 0)).toEqual({
    family: 0,
    familyAddon: 0,
    adult: 1,
  });
});

test('a waiting page asks quickly at first and never less than once a minute', () => {
  expect(pauseAfter(0)).toBe(3);
  expect(pauseAfter(100)).toBe(60);
});
