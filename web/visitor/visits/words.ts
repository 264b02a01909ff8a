export const visitFormTexts = {
  name: 'Your name',
  mobileHint: '10 digits. The people at the entrance find you by this number.',
  book: 'Put my name down',
  booking: 'Putting your name down…',
  failed: 'We could not put your name down.',
};

export const visitBookingTexts = {
  heading: 'Put your name down',
  title: (show: string) => `Put your name down – ${show}`,
  description: (show: string, location: string) =>
    `Put your name down for ${[show, location].filter(Boolean).join(', ')}. It costs nothing.`,
  noDates: 'The dates are not announced yet.',
  free: 'It costs nothing.',
  few: (count: number) => (count === 1 ? 'Only 1 place is left.' : `Only ${count} places are left.`),
  closed: { over: 'Booking is closed', full: 'No places left' },
  elsewhere: 'Pravesh home',
  findAgain: 'Find your visit again',
};

export const visitTexts = {
  title: { confirmed: 'Thank you', over: 'The show is over', cancelled: 'This visit was cancelled' },
  thanks: (name: string) => `Thank you, ${name}`,
  code: (code: string) => `Code ${code}`,
  qrAlt: (show: string) => `QR code of the page of your visit to ${show}`,
  showThis: 'Show this code at the entrance. It opens this page again.',
  facts: {
    where: 'Where',
    when: 'When',
    name: 'Name',
    mobile: 'Mobile',
    booking: 'Booking number',
    booked: 'Booked',
  },
  another: 'Put another name down',
};
