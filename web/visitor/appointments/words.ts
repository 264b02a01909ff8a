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

export const feeTexts = { fee: (amount: string) => `Fee ${amount}` };

/** The server knows the type by its English name (contract/appointments/rules.ts). */
export const loanTypeWords = (type: string): string => type;

export const loanTexts = {
  name: 'Your name',
  loanType: 'Which loan is it about?',
};

export const tokenPageTexts = {
  heading: 'Book your token',
  title: (place: string) => `Book a token – ${place}`,
  closedTitle: (name: string) => `Booking is closed – ${name}`,
  closed: 'Booking is closed',
  elsewhere: 'See other places',
  find: 'Find my booking',
  findAgain: 'Find your token again',
};

export const doctorPageTexts = {
  description: (clinic: string, address: string) =>
    `Take a doctor’s token for ${clinic}, ${address}. See on your phone which number is being served.`,
  closed: (doctor: string) => `${doctor} gives no more tokens today.`,
  paused: (doctor: string) => `${doctor} has paused for a while.`,
  late: (doctor: string, minutes: number) => `${doctor} is running about ${minutes} minutes late today.`,
  full: 'No tokens left',
  nextOpen: (day: string) => `The next open day is ${day}. Booking for it opens tomorrow.`,
  nextOpenLater: (day: string) => `The next open day is ${day}.`,
  nextOpenBelow: (day: string) => `The next open day is ${day}. You can book it below.`,
  elsewhere: 'See other clinics',
};

export const clinicChoiceTexts = {
  title: (doctor: string) => `Choose a clinic – ${doctor}`,
  lead: 'Choose the clinic where you want to see the doctor.',
};

export const loanPageTexts = {
  description: (branch: string) =>
    `Take a loan appointment token for ${branch}. See on your phone which number is being served.`,
  counter: (number: string) => `Counter ${number}`,
  counterClosed: (number: string) => `Counter ${number} is closed just now. Another counter of this branch takes you.`,
  noCounter: 'No counter calls tokens here yet. Please ask at the branch before you take one.',
  waiting: (count: number) =>
    count === 0 ? 'Nobody is waiting now' : count === 1 ? '1 person is waiting now' : `${count} people are waiting now`,
  forToday: 'For today. A token costs nothing.',
  closed: 'Closed for today',
  nextOpen: (day: string) => `The next open day is ${day}. You can take a token then.`,
  elsewhere: 'See other branches',
};
