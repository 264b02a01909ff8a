import { expect, test } from 'vitest';
import { calendarFile } from './calendar.ts';

const zoo = { uid: 'p-20270102', name: 'Zoo, Park; Lake', location: 'Hyderabad', note: 'Code 7K2M-9QXA' };
const onDay = (day: string) => ({ when: { day } });
const from = (start: string, until: string | null) => ({ when: { from: start, until } });
const textOf = (url: string): string => decodeURIComponent(url.slice(url.indexOf(',') + 1));

test('a calendar entry is the whole day of the visit, with commas and line ends as calendars read them', () => {
  const text = textOf(calendarFile({ ...zoo, ...onDay('2027-01-02') }));
  expect(text).toContain('DTSTART;VALUE=DATE:20270102\r\n');
  expect(text).toContain('SUMMARY:Zoo\\, Park\\; Lake\r\n');
  expect(text).toContain('LOCATION:Hyderabad\r\nDESCRIPTION:Code 7K2M-9QXA\r\n');
  expect(text).not.toContain('TZID');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('a time is one of Kolkata, and the file says what that zone is', () => {
  const text = textOf(calendarFile({ ...zoo, ...from('2027-01-10T12:30:00Z', '2027-01-10T20:00:00Z') }));
  expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20270110T180000\r\nDTEND;TZID=Asia/Kolkata:20270111T013000\r\n');
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Kolkata\r\n');
  expect(text).toContain('DTSTAMP:20270110T123000Z\r\n');
});

test('without an end there is none; a line break in a name cannot begin another line of the file', () => {
  const text = textOf(calendarFile({ ...zoo, name: 'Zoo\r\nATTACH:evil', ...from('2027-01-10T12:30:00Z', null) }));
  expect(text).not.toContain('DTEND');
  expect(text).toContain('SUMMARY:Zoo ATTACH:evil\r\n');
});

test('no line has more than 75 octets, no letter is cut, and whoever unfolds the lines reads what was written', () => {
  const name = 'సంజీవయ్య జంతు ప్రదర్శనశాల మరియు బొటానికల్ గార్డెన్ 🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘';
  const note = `Code 7K2M-9QXA. ${'2 × పెద్దలు, '.repeat(20)}https://pravesh.example/${'a'.repeat(90)}`;
  const entry = textOf(calendarFile({ ...zoo, name, note, ...onDay('2027-01-02') }));
  expect(Math.max(...entry.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(entry).not.toContain('\uFFFD');
  const read = entry.replaceAll('\r\n ', '').replaceAll('\\', '');
  expect(read).toContain(`SUMMARY:${name}\r\n`);
  expect(read).toContain(`DESCRIPTION:${note}\r\n`);
});
