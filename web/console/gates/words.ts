import { dayOf, formatInstant, formatTime } from '#contract/kernel/dates/dates.ts';
import { formatCount } from '#contract/kernel/money.ts';
import type { ScanResult } from '#contract/passes/model.ts';

const causes: Record<Exclude<ScanResult, 'admitted' | 'by_hand' | 'how_many' | 'let_out' | 'locked'>, string> = {
  already_scanned: 'Used',
  unpaid: 'Not paid',
  wrong_date: 'Other day',
  too_early: 'Too early',
  too_late: 'Late',
  wrong_park: 'Other park',
  full: 'Park full',
  not_inside: 'Not inside',
  forged: 'Not ours',
  unknown: 'No ticket',
};

/** A phone without a name of its own is called by the person who signed in there. */
export const gateName = ({ gate, person }: { gate: string; person: string }): string => gate || person;

export const timeWords = (at: Date, now: Date): string =>
  dayOf(at) === dayOf(now) ? formatTime(at) : formatInstant(at);

/** "9 am"; noon is "12 pm", and hour 24 of an evening "12 am". */
export const hourWords = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;

export const gateTexts = {
  title: 'Gates',
  lead: 'Every phone that checks tickets, as it stands now.',
  live: (time: string) => `Live, as of ${time}`,
  lost: (time: string) => `Reconnecting… as of ${time}`,
  none: 'No phone has been a gate in the last seven days.',
  noneHint: 'Open Scan tickets on a phone, and it is shown here at once.',
  silent: (gate: string, time: string) => `${gate} is silent since ${time}.`,
  refuses: (gate: string) => `${gate} refuses more than usual.`,
  more: (count: number) => `And ${count} more.`,
  causes,
  refusedHead: 'Not let in today',
  nobodyRefused: 'Nobody',
  total: (pace: number) => `${pace === 1 ? '1 scan' : `${formatCount(pace)} scans`} a minute`,
  inside: (park: string, people: number, limit: number | null) =>
    `Inside ${park}: ${people}${limit === null ? '' : ` of ${limit}`}`,
  working: (count: number) => (count === 0 ? 'No gate is at work' : `At work: ${count}`),
  others: (count: number, locked: number) =>
    [count > locked && `Away: ${count - locked}`, locked > 0 && `Locked: ${locked}`].filter(Boolean).join(', '),
  letIn: (count: string) => `${count} let in`,
  refused: (count: string) => `${count} refused`,
  batteryLow: (percent: number) => `Battery ${percent} %`,
  waiting: (count: string) => `${count} to be sent`,
  battery: 'Battery',
  charging: 'charging',
  unknown: 'Not said',
  pace: 'Scans a minute',
  contact: 'Last contact',
  away: (time: string) => `Away since ${time}`,
  closed: (time: string) => `Closed at ${time}`,
  name: 'Name of this gate',
  nameHint: 'Shown on its phone and wherever a ticket was used there. Leave it empty for the phone’s own.',
  saveName: 'Save name',
  named: 'The gate was named.',
  lock: 'Lock this phone',
  unlock: 'Unlock',
  lockTitle: (gate: string) => `Lock the phone of ${gate}?`,
  lockText: (person: string, isAway: boolean) =>
    `${person} is signed out there, and its lists are wiped ${isAway ? 'as soon as it has a network. Until then it can check tickets by itself, for twelve hours at most' : 'at once'}. Scans that are still to be sent stay on it.`,
  reason: 'Reason',
  reasonHint: 'Shown on that phone, for example: Lost on the bus',
  lockedNow: 'Locked now',
  lockLater: (time: string) => `Will lock at next contact (last seen ${time})`,
  messageToAll: (park?: string) => (park ? `Message to all gates of ${park}` : 'Message to all gates'),
  messageTo: (gate: string) => `Message to ${gate}`,
  all: 'All gates',
  one: 'One gate',
  urgent: 'Urgent',
  urgentText: (text: string) => `Urgent: ${text}`,
  send: 'Send',
  sent: 'The message was sent.',
  sentHead: 'Messages of today',
  earlier: (count: number) => (count === 1 ? '1 message before' : `${count} messages before`),
  seenBy: (names: string) => `Seen by ${names}`,
  unseen: 'Not seen yet',
  conflicts: 'Let in more than the ticket says',
  read: 'I have read this',
  readBy: (name: string, time: string) => `Read by ${name} at ${time}`,
  find: 'Find a ticket of today',
  findHint: 'By four digits of the mobile number or two letters of the name',
  findButton: 'Find',
  findNothing: 'No ticket of today has this name or number.',
  mobileEnd: (end: string) => `mobile …${end}`,
  came: (admitted: number, people: number) => (admitted > 0 ? `${admitted} of ${people} let in` : 'Not let in yet'),
  figures: 'Today in figures',
  figuresHint: 'People an hour, refusals, by hand',
  noFigures: 'No ticket is sold for today.',
  cameOf: (came: string, sold: string) => `${came} of ${sold} people with a ticket for today have come`,
  hour: 'Hour from',
  cameTitle: 'Came',
  refusedTitle: 'Refused',
  byGate: 'By gate',
  gate: 'Gate',
  noName: 'Without a name',
  byHand: 'People by hand',
  undone: 'Taken back',
  park: 'Park',
  allParks: 'All parks',
};
