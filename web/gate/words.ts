import { formatDay } from '#contract/kernel/dates/dates.ts';

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const shortDay = (day: string): string =>
  formatDay(day)
    .replace(',', '')
    .replace(/ \d{4}$/, '');

export const gateTexts = {
  title: 'Scan tickets',
  start: 'Start scanning',
  ready: 'Hold the QR code of the ticket before the camera.',
  checking: 'Checking…',
  name: 'Name of this gate',
  nameHint: 'Others see it when a ticket was used here, as in East gate',

  howMany: 'How many now?',
  howManyOut: 'How many go out?',
  letIn: (count: number) => (count > 0 ? `Let in ${count}` : 'Let in'),
  letOut: (count: number) => (count > 0 ? `Out ${count}` : 'Out'),
  cancel: 'Cancel',
  less: (label: string) => `Take one away: ${label}`,
  more: (label: string) => `Add one: ${label}`,
  of: (most: number) => `of ${most}`,
  wayIn: 'Way in',
  wayOut: 'Way out',
  way: 'This gate lets people',
  inside: (people: number, limit: number | null) =>
    limit === null ? `${people} inside` : `${people} of ${limit} inside`,

  undo: 'Undo',
  undoOf: (words: string) => `Undo “${words}”`,
  undone: (words: string) => `${words}, taken back`,
  undoing: 'Why is it taken back?',
  undoReasons: ['Wrong button', 'Wrong number of people', 'They did not come in'],
  reason: 'Reason',
  otherReason: 'Another reason',

  byHand: 'Let in by hand',
  byHandHint: 'Without a ticket that can be read. It is counted apart, with the reason.',
  people: 'People',
  park: 'Park',
  byHandReasons: ['Phone is dead', 'Code cannot be read', 'Guest of the park'],
  byHandKept: (people: number) => `Let in ${people} by hand. It will be sent when the network is back.`,

  find: 'Find a ticket',
  findLabel: 'Name or end of mobile number',
  findHint: 'Tickets of today. Type four digits or two letters.',
  findNothing: 'No ticket of today has this name or number.',
  findOffline: 'A ticket can be looked for only with a network.',
  ending: (end: string) => `mobile …${end}`,
  came: (admitted: number, people: number) => (admitted > 0 ? `${admitted} of ${people} let in` : 'Not let in yet'),

  notGranted: 'This phone cannot check tickets without a network now. Please connect it.',
  noSignatures: 'The server did not answer, and this phone cannot check signatures.',
  typedOffline:
    'The server did not answer, and a typed code can only be checked by the server. Please scan the QR code.',
};

export const resultTexts = {
  letIn: (people: number | undefined) => `Let in ${people ?? ''}`.trim(),
  letOut: (people: number | undefined) => `Out ${people ?? ''}`.trim(),
  full: 'Full',
  notInside: 'Not inside',
  howMany: 'How many?',
  used: 'Used',
  forDay: (day: string | undefined) => (day ? `For ${shortDay(day)}` : 'Other day'),
  otherPark: 'Other park',
  cancelled: 'Cancelled',
  notPaid: 'Not paid',
  oldCode: 'Old code',
  unchecked: 'Not checked',
  forged: 'Not our ticket',
  offline: 'Checked offline',
  status: { pending: 'Pending', awaited: 'Awaited', failed: 'Failure', aborted: 'Aborted' } as Record<string, string>,
  whereTo: 'It was not used here. Please ask the visitor to show it at its own park.',
  willBeSent: 'Will be sent when the network is back',
  again: 'Check again',
  letInOld: (people: number | undefined) => `Let in ${people} and note it`,
  letInUnchecked: 'Let in and note it',
  next: 'Next ticket',
};

export const codeTexts = {
  label: 'Ticket code',
  hint: 'Eight characters, as in 7K2M-9QXA',
  tooShort: 'Please type the eight characters below the QR code.',
  check: 'Check',
};

export const cameraTexts = {
  title: 'Camera',
  problems: {
    denied: 'The camera is not allowed here. Please allow it in the browser’s settings for this page, then try again.',
    none: 'No camera was found on this device.',
    busy: 'Another app is using the camera. Please close it and try again.',
    insecure: 'The camera works only over a secure address (https).',
    reader: 'This browser could not start reading codes.',
    rest: 'The camera is resting, because no ticket came for a while.',
  },
  otherWays: 'You can still type the code or use a hand scanner.',
  goOn: 'Go on scanning',
  again: 'Try the camera again',
  starting: 'Starting the camera…',
  lightOn: 'Light on',
  lightOff: 'Light off',
};

export const statusTexts = {
  online: 'Online',
  offline: 'Offline',
  list: (time: string) => `list of ${time}`,
  noList: 'no list yet',
  toSend: (count: number) => `${count} to send`,
  stop: 'Stop scanning',
  listMissing: 'Today’s list did not come',
  battery: (percent: number | null) => `Battery ${percent} %`,
  clock: (minutes: number) => `Clock ${Math.abs(minutes)} min ${minutes > 0 ? 'ahead' : 'behind'}`,
  closedUntil: (time: string) => `Closed until ${time}`,
  closedAt: (time: string) => `Closed at ${time}`,
};

export const recentTexts = {
  title: 'Today on this device',
  people: 'People let in',
  tickets: 'Tickets',
  nothing: 'Nothing scanned yet.',
};

export const stoppedTexts = {
  locked: 'This phone is locked',
  toOffice: 'Please bring it to the office.',
  wiped: 'You are signed out, and its lists are gone. Scans that are still to be sent are kept.',
  connect: 'Connect this phone to scan on',
  ended: (time: string) => `A gate checks tickets without a network for 12 hours. Here they ended on ${time}.`,
  neverGranted: 'This phone has not been a gate with a network yet, so it cannot check tickets without one.',
  kept: 'What is still to be sent stays on this phone.',
};

export const messageTexts = {
  messages: (count: number) => counted(count, 'message', 'messages'),
  urgent: (text: string) => `Urgent: ${text}`,
  conflicts: (count: number, people: number, areTwice: boolean) => {
    const what = areTwice
      ? `${counted(count, 'ticket', 'tickets')} came in twice`
      : `${counted(count, 'scan was', 'scans were')} not good`;
    return people > 0 ? `${what}: ${counted(people, 'person', 'people')} too many` : what;
  },
  others: (count: number) =>
    `${count === 1 ? '1 scan of another account waits' : `${count} scans of other accounts wait`} on this device, to be sent once whoever made it is signed in here again.`,
  othersShort: (count: number) => counted(count, 'scan of another account', 'scans of other accounts'),
  show: 'Read',
  back: 'Back to scanning',
  read: 'I have read this',
  noted: 'Noted, all of these',
};
