/** Fixed texts of the pages around the forms of token-booking.ts; only the server needs these. */

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
  waiting: (count: number) =>
    count === 0 ? 'Nobody is waiting now' : count === 1 ? '1 person is waiting now' : `${count} people are waiting now`,
  forToday: 'For today. A token costs nothing.',
  closed: 'Closed for today',
  nextOpen: (day: string) => `The next open day is ${day}. You can take a token then.`,
  elsewhere: 'See other branches',
};
