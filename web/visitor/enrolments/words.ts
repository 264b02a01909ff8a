export const enrolmentTexts = {
  studentName: 'Student’s name',
  mobileHint: '10 digits. Your place can be found again with this number.',
  email: 'E-mail (if you like)',
  emailHint: 'The coaching centre may write to you there.',
  fee: 'Fee for the whole batch',
  free: 'Free',
  pay: (amount: string) => `Pay ${amount}`,
  join: 'Join the batch',
  starting: 'Starting payment…',
  joining: 'Booking your place…',
  failed: 'We could not book the place.',
};

export const enrolmentPageTexts = {
  heading: 'Join the batch',
  title: (batch: string) => `Join ${batch}`,
  description: (batch: string, centre: string, dates: string, isFree: boolean) =>
    `Join ${batch} at ${centre}, ${dates}. ${isFree ? 'It is free.' : 'Your place is held while you pay.'}`,
  left: (count: number) => (count === 1 ? '1 place left' : `${count} places left`),
  closed: { over: 'Booking is closed', full: 'No places left', unpayable: 'No online booking yet' },
  elsewhere: 'Pravesh home',
  findAgain: 'Find your place again',
};

export const enrolmentStatusTexts = {
  ready: 'You are in',
  cancelled: 'This place was cancelled',
  code: (code: string) => `Code ${code}`,
  qrAlt: (batch: string) => `QR code of the page of your place in ${batch}`,
  qrHow: 'This code opens this page on another phone.',
  facts: {
    batch: 'Batch',
    student: 'Student',
    dates: 'Dates',
    hours: 'Time',
    centre: 'Where',
    booking: 'Booking number',
    mobile: 'Mobile',
    booked: 'Booked',
  },
  receipt: 'What you paid for',
  receiptUnpaid: 'Your booking',
  steps: (first: string, hours: string, begun: boolean) => [
    begun ? `Classes have begun. Come to the next one, ${hours}.` : `Classes begin on ${first}, ${hours}.`,
    'Show this page at the coaching centre on your first day.',
    'Keep a copy: save the picture, or find it again with your mobile number.',
  ],
  another: 'Book for another student',
  getQr: 'Get QR',
  held: (time: string) => `Your place is held until ${time}.`,
};
