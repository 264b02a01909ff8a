import type { BoardNow, StationNow } from '#contract/queues/page.ts';

/** A counter that serves 12, and nine wait. */
export const stationNow = (change: Partial<StationNow> = {}): StationNow => ({
  id: 'c1',
  name: 'Counter 1',
  counterNumber: '1',
  place: '',
  serving: 12,
  calledAt: '2027-01-04T13:31:00.000Z',
  next: [13, 14, 15],
  waiting: 9,
  closed: false,
  paused: false,
  allPaused: false,
  backAt: null,
  lateMinutes: 0,
  estimate: null,
  ...change,
});

/** The board of a branch with that counter, at two minutes past seven in the evening. */
export const boardNow = (change: Partial<BoardNow> = {}): BoardNow => ({
  kind: 'loan',
  id: 'b1',
  name: 'Ameerpet Branch',
  day: '2027-01-04',
  running: 12,
  stations: [stationNow()],
  last: [],
  notice: '',
  hours: null,
  languages: ['en'],
  logo: '',
  colour: '',
  at: '2027-01-04T13:32:00.000Z',
  ...change,
});
