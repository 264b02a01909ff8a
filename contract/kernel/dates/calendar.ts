import { type Day, formatLocalTime } from './dates.ts';

export interface CalendarEntry {
  uid: string;
  name: string;
  location: string;
  note: string;
  /** A whole day, or instants in ISO 8601. */
  when: { day: Day } | { from: string; until: string | null };
}

export const spanOf = (from: Date, until: Date | null): CalendarEntry['when'] => ({
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
});

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');

/** Octets of a line without its end (RFC 5545 3.1). */
const LONGEST_LINE = 75;
const utf8 = new TextEncoder();

/** Folds a line at 75 octets without splitting a character; continuation lines begin with a blank. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const sign of line) {
    const more = utf8.encode(sign).length;
    if (octets + more > LONGEST_LINE) [text, octets] = [`${text}\r\n `, 1];
    text += sign;
    octets += more;
  }
  return text;
}

function file(
  { uid, name, location, note }: Omit<CalendarEntry, 'when'>,
  stamp: string,
  times: readonly string[],
  zone: readonly string[] = [],
) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pravesh//Ticket//EN',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${uid}@pravesh`,
    `DTSTAMP:${stamp}`,
    ...times,
    `SUMMARY:${escaped(name)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.map(folded).join('\r\n')}\r\n`)}`;
}

/** India's zone in iCalendar: one offset, no summer time. */
const KOLKATA = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];
const local = (instant: Date): string => `${formatLocalTime(instant).replace(/[-:]/g, '')}00`;

function timesOf(from: Date, until: Date | null): string[] {
  const start = `DTSTART;TZID=Asia/Kolkata:${local(from)}`;
  return until ? [start, `DTEND;TZID=Asia/Kolkata:${local(until)}`] : [start];
}

/** An iCalendar file as a data URL (RFC 5545: lines end in CRLF). */
export function calendarFile(entry: CalendarEntry): string {
  const { when } = entry;
  if ('day' in when) {
    const date = when.day.replaceAll('-', '');
    return file(entry, `${date}T000000Z`, [`DTSTART;VALUE=DATE:${date}`]);
  }
  const [from, until] = [new Date(when.from), when.until && new Date(when.until)];
  return file(entry, from.toISOString().replace(/[-:]|\.\d+/g, ''), timesOf(from, until || null), KOLKATA);
}
