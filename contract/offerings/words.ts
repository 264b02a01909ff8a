/** What an offering lacks to be sold; required fields use the texts of their form. */
export const MISSING = {
  fees: 'Nothing is for sale yet: add a kind of ticket with its price.',
  openDays: 'It never opens as it stands: choose the days on which it is open.',
  dates: 'All its dates are over: add a date that is still to come.',
  keys: 'Nobody can pay here yet: enter payment keys.',
  keysForTheRest: 'Only what is free can be booked yet: enter payment keys.',
  keysOrCash: 'Patients can only pay at the clinic for now: enter payment keys, so that they can pay online.',
  counters: 'Nobody can call tokens yet: add a counter that can sign in.',
  doctors: 'Nobody can book yet: no doctor sees patients here.',
  tokens: 'No tokens are given yet: say how many there are on a day.',
  showName: 'Please give it a name.',
  showStart: 'Please say when it begins.',
  showEnd: 'Please say when it ends.',
  showOver: 'It is over, so nobody can book it: choose an end that is still to come.',
  places: 'It lets nobody in: allow at least one visitor, or leave the limit empty.',
  batchOver: 'It has ended, so nobody can join it: choose an end that is still to come.',
  confirm:
    'Nobody else sees it until you confirm your e-mail: open the link that we have mailed to you, or have it sent again in your first steps.',
  seats: 'It has no seats yet: offer at least one.',
} as const;

export const PREVIEW = {
  draft: 'Preview: visitors cannot see this yet.',
  published: 'Preview: this is what visitors see.',
  typed: 'Preview of what you type, as visitors would see it.',
  over: 'This preview is over. Please open it again from the console.',
} as const;

export const OFFERING_CLOSED = {
  message: (name: string) => `${name} takes no new bookings.`,
  kept: {
    park: 'Tickets that are booked already stay valid.',
    clinic: 'Tokens that are booked already stay valid.',
    branch: 'Tokens that are booked already stay valid.',
    exhibition: 'Names that are on the list already stay valid.',
    coaching: 'Places that are booked already stay valid.',
  },
} as const;

export const OFFERING_PAUSED = 'Bookings are paused here for now. Please look again later.';

export const OFFERING_REFUSALS = {
  booked: 'Somebody has booked it. Delete it by itself: it is closed then, and they keep what they have.',
} as const;
