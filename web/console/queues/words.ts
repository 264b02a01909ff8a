import type { QueueKind, TokenState } from '#contract/queues/model.ts';

/** `Booked` is from docs/product/console.md 8. */
export const stateTexts: Record<TokenState, string> = {
  booked: 'Booked',
  called: 'Called',
  complete: 'Complete',
  noshow: 'Not here',
  cancelled: 'Cancelled',
};

/** Without a number the token is unpaid and cannot be called. */
export const tokenStateOf = ({ number, state }: { number: string | number | null; state: TokenState }): string =>
  number === null && state === 'booked' ? reportTexts.notPaid : stateTexts[state];

export const queueTexts = {
  title: 'Queue today',
  connection: {
    connecting: 'Connecting…',
    live: 'Live',
    lost: (time: string) => `Reconnecting… as of ${time}`,
  },
  board: 'Open display board',
  boardOf: (name: string) => `Open display board of ${name}`,
  boardColumn: 'Display board',
  queue: 'Queue',
  queueOf: (name: string) => `Queue of ${name}`,
  doctor: 'Doctor',
  tab: (doctor: string, waiting: number) => (waiting > 0 ? `${doctor} (${waiting})` : doctor),
  serving: 'Now serving',
  nobodyHint: 'Call the next token when you are ready.',
  allServed: 'Nobody is waiting. New tokens appear here by themselves.',
  waiting: 'Waiting',
  served: 'Served',
  none: '–',
  callNext: 'Call next',
  completeAndNext: 'Complete and call next',
  completeLast: 'Complete',
  keys: { next: 'N', callAgain: 'R', notHere: 'A', putBack: 'B', walkIn: 'W', print: 'P' },
  keysOn: 'Single keys press the buttons',
  leaveField: 'Back to the large button',
  callAgain: 'Call again',
  call: 'Call',
  complete: 'Complete',
  notHere: 'Not here',
  putBack: 'Put back',
  of: (word: string, number: number | null) => `${word}: token ${number ?? ''}`,
  more: 'More',
  nextInLine: 'Next person who waits; Enter calls',
  moreOfDesk: 'More about this queue',
  tell: 'Tell all',
  pause: 'Pause or delay',
  noMobile: 'No mobile',
  gone: 'Not waiting',
  others: 'Called, or not here',
  line: 'Waiting',
  lineNone: 'No tokens yet today.',
  withAnother: 'This token is no longer with you. Another counter may have called it.',
  unnamed: 'Walk-in',
};

export const viewTexts = {
  views: 'Screens of this desk',
  counter: 'Your counter',
};

export const tokenFactTexts = {
  title: (number: number | null, name: string) => `Token ${number ?? ''} · ${name}`,
  state: 'Status',
  mobile: 'Mobile',
  loanType: 'Enquiry',
  booked: 'Booked at',
};

export const putBackTexts = {
  title: (number: number | null) => `Where should token ${number ?? ''} wait?`,
  first: 'First',
  third: 'After two',
  last: 'Last',
};

export const pauseTexts = {
  title: 'Pauses and delays',
  who: 'Who pauses',
  thisDoctor: 'This doctor',
  allDoctors: 'Every doctor of this clinic',
  thisCounter: 'This counter',
  wholeBranch: 'The whole branch',
  paused: (who: string) => `${who} has paused`,
  pausedHint: 'Every open token page and the display board say so.',
  counterHint: 'The display board says so; the others go on.',
  backAt: (time: string) => `until ${time}.`,
  back: 'Back at',
  backHint: 'Choose it before you press Pause.',
  backNotSaid: 'Not said',
  pause: 'Pause',
  resume: 'Resume',
  late: 'Running late',
  notLate: 'On time',
  lateHint: 'Every open page says so.',
  lateBy: (minutes: number) => `${minutes} minutes late`,
  save: 'Tell everybody',
  saved: 'Every open page now says so.',
  tellAll: 'Tell all',
};

export const televisionTexts = {
  title: 'Display board',
  code: 'Code on the television',
  hint: (host: string) => `Open ${host}/board on the television; it shows six digits.`,
  queues: 'What it shows',
  noQueue: 'Please choose at least one queue',
  show: 'Show on the television',
  shown: 'The television shows this queue in a moment.',
  silent: 'The board is silent: press Start on the television',
};

export const closingTexts = {
  title: 'Closing for today',
  close: 'Close for today',
  question: 'Close this queue for today?',
  follows: (waiting: number, canClear: boolean) =>
    `Nobody gets a new token today; booking pages and the display board say so. ${waitingWords(waiting)} ${canClear ? 'You choose next whether they are served, moved to another day or refunded.' : ''} You can open it again.`,
  clear: 'Move or refund those who wait',
  closed: 'Closed for today.',
  closedHint: 'No new tokens are given; those who wait are served.',
  open: 'Open again',
  opened: 'Open again. Visitors can take tokens now.',
};

const people = (count: number): string => (count === 1 ? '1 person' : `${count.toLocaleString('en-IN')} people`);

const waitingWords = (waiting: number): string =>
  waiting === 0
    ? 'Nobody is waiting.'
    : `${people(waiting)} who ${waiting === 1 ? 'waits keeps their token' : 'wait keep their tokens'}.`;

export const clearingTexts = {
  title: (waiting: number) =>
    waiting === 0 ? 'Nobody waits any more' : `${people(waiting)} still ${waiting === 1 ? 'waits' : 'wait'}`,
  serve: 'Serve them today',
  fate: 'What becomes of them?',
  move: (day: string, left: number | null) =>
    `Move to ${day}${left === null ? '' : left === 0 ? ' (full)' : ` (${left.toLocaleString('en-IN')} left)`}`,
  moveHint:
    'Each gets the next number of that day; fee, link and QR code stay. They are not told by a message yet: press Tell all after it.',
  nowhere: 'Visitors do not see this place at present, so nobody can be moved.',
  refund: 'Cancel, and refund who paid online',
  refundHint: (paid: number, amount: string, others: number) =>
    `${amount} goes back to ${people(paid)} who paid online.${others === 0 ? '' : ` ${people(others)} who did not ${others === 1 ? 'is' : 'are'} cancelled.`} This cannot be taken back.`,
  tellAll: 'Tell all',
  doMove: (count: number) => `Move ${people(count)}`,
  doRefund: (count: number) => `Cancel ${people(count)}`,
  note: 'The desk closed for today.',
  moved: (day: string, number: number | undefined) => `${day}, token ${number ?? '–'}`,
  cancelled: 'Cancelled',
};

export const walkInTexts = {
  title: 'Walk-in',
  mobile: 'Mobile number',
  noMobile: 'No mobile: print a slip',
  name: { doctor: 'Patient’s name', loan: 'Name (optional)' } satisfies Record<QueueKind, string>,
  loanType: 'Loan type (optional)',
  noLoanType: 'Not said',
  book: 'Give a token',
  booked: (number: number | null) => `Token ${number ?? ''} is booked.`,
  last: 'Last walk-in: token',
  fee: (amount: string) => `To be paid at the desk: ${amount}`,
  open: 'Open token page',
  print: 'Print slip',
};

export const slipTexts = {
  token: 'Token',
  counter: (number: string) => `Counter ${number}`,
  before: (count: number) =>
    count === 0 ? 'You are next' : count === 1 ? '1 person before you' : `${count} people before you`,
  at: (day: string, time: string) => `${day}, ${time} IST`,
  scan: 'Scan to see how many are before you',
  qr: 'QR code of the token page',
};

export const reportTexts = {
  counter: 'Counter Reports',
  doctor: 'Doctor Reports',
  filters: 'Which tokens to show',
  clinic: 'Clinic',
  noClinics: 'Add a clinic first: then its tokens are shown here.',
  mode: 'Payment Mode',
  allModes: 'All',
  modes: { online: 'Online', cash: 'Cash' },
  state: 'Status',
  allStates: 'All',
  caption: 'Tokens found',
  saved: 'Status Updated Successfully.',
  file: (name: string, from: string, to: string) => `${name}-${from}-to-${to}.xlsx`,
  sheet: 'Tokens',
  statusOf: (state: string, number: number | null) => `${state}: complete token ${number ?? ''}`,
  notPaid: 'Not paid',
  columns: {
    number: 'Token Number',
    name: 'Name',
    mobile: 'Mobile No.',
    loanType: 'Enquiry',
    date: 'Date',
    state: 'Status',
    mode: 'Payment Mode',
  },
};

export const tokenTexts = {
  title: 'Tokens',
  lead: 'Tokens of your branches by the day they are for, newest first.',
  caption: 'Tokens of branches',
  filters: 'Which tokens to show',
  branch: 'Branch',
  allBranches: 'All branches',
  mobile: 'Mobile No.',
  sheet: 'Tokens',
  file: (from: string, to: string) => `tokens-${from}-to-${to}.xlsx`,
  walkIn: 'Walk-in',
  counter: (number: string) => `Counter ${number}`,
  minutes: (minutes: number) => `${minutes.toLocaleString('en-IN')} min`,
  columns: { branch: 'Branch', counter: 'Counter', waited: 'Waited' },
};
