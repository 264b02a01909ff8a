/** Fixed texts of booking a token at a clinic or a branch; those of its rules are in words.ts of the noun in contract/. What the pages around the forms say is in page-words.ts, which browsers never load. */

export const tokenTexts = {
  mobile: 'Mobile number',
  mobileHint: '10 digits. The desk knows you by this number.',
  book: 'Book token',
  booking: 'Booking your token…',
  failed: 'We could not book the token.',
};

export const doctorTexts = {
  leftToday: (count: number) => (count === 0 ? 'Full today' : `${count} token${count === 1 ? '' : 's'} left today`),
  over: 'Closed for today',
  off: 'Closed',
  notToday: 'No more tokens today',
  left: (count: number) => (count === 0 ? 'Full' : `${count} left`),
  doctor: 'Which doctor?',
  personName: 'Patient’s name',
  day: 'Which day?',
  dayHint: 'Your token is for that day only.',
  forToday: (day: string) => `For today, ${day}. Your token is for that day only.`,
  near: ['Today', 'Tomorrow'],
  pay: 'How would you like to pay?',
  online: 'Pay online',
  onlineNote: 'Card, UPI or net banking',
  cash: 'Pay at the clinic',
  cashNote: 'Cash at the desk',
  cashOnly: 'This clinic cannot take payments online yet. Please pay at its desk.',
  payNow: (amount: string) => `Pay ${amount}`,
  starting: 'Starting payment…',
  dueNow: 'To pay now',
  dueThere: 'To pay at the clinic',
  free: 'Free',
  noFee: 'No fee',
  consultation: 'Consultation',
};

/** Names any fee that stands beside what is booked. */
export const feeTexts = { fee: (amount: string) => `Fee ${amount}` };

/** A loan type of contract/appointments/rules.ts, which the server knows by its English name. */
export const loanTypeWords = (type: string): string => type;

export const loanTexts = {
  name: 'Your name',
  loanType: 'Which loan is it about?',
};
