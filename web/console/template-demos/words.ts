/** Texts from docs/product/ are verbatim. */

export const typographyTexts = {
  title: 'Typography',
  lead: 'The letters of the console, in their sizes and weights.',
  headings: 'Headings',
  words: 'Words',
  colours: 'Colours',
  heading: (level: number) => `h${level}. Heading`,
  sample: 'Be at the gate, not in the queue. ₹1,25,000 on Sat, 2 Jan 2027.',
  styles: {
    body: 'Body',
    strong: 'Bold',
    emphasis: 'Italic',
    muted: 'Muted',
    small: 'Small',
    code: 'Code',
    link: 'Link',
  },
  good: 'Good news',
  bad: 'Bad news',
  wait: 'To be waited for',
  off: 'Switched off',
};

export const notificationTexts = {
  title: 'Notifications',
  lead: 'Sample messages, and where on the screen they can appear.',
  position: 'Where they appear',
  positions: ['Top left', 'Top center', 'Top right', 'Bottom left', 'Bottom center', 'Bottom right'],
  try: 'Show one',
  success: 'Success message',
  failure: 'Error message',
  withResend: 'Error message with Resend',
  saved: 'Your profile is saved.',
  notSaved: 'The profile was not saved. Please try again.',
  notSent: 'Message was not sent!',
  resend: 'Resend',
  sent: 'Message was sent successfully!',
  messages: 'Messages',
  notifications: 'Notifications',
  messageList: [
    { from: 'Asha Rao', text: 'Is the light garden open on Friday evening?', time: '9:32 am' },
    { from: 'Ravi Kumar', text: 'Gate 2 has its new phone. Scanning works.', time: '9:18 am' },
    { from: 'Meera Nair', text: 'Please add a camera fee for the zoo.', time: '9:15 am' },
    { from: 'Sunil Das', text: 'The posters are printed. Thank you!', time: '9:09 am' },
  ],
  notificationList: [
    { kind: 'report', text: 'The report of yesterday is ready.' },
    { kind: 'booking', text: 'A new booking of 12 people came in.' },
    { kind: 'message', text: 'You have a new message from Asha.' },
    { kind: 'warning', text: 'The coupon SUMMER ends tomorrow.' },
  ],
} as const;

export const iconTexts = {
  icons: 'Icons',
  activities: 'Report of activities',
  lead: 'Press an icon to copy its name.',
  tabs: 'Kinds of icons',
  material: 'Material',
  font: 'Font style',
  copied: (name: string) => `${name} is copied.`,
  notCopied: 'The name could not be copied. Please select it and copy it by hand.',
  copy: (name: string) => `Copy ${name}`,
};

export const chartTexts = {
  title: 'Charts Page - Data Display',
  lead: 'Sample figures, new ones each time the page is opened.',
  latestReports: 'Latest Reports',
  heatMap: 'Heat map',
  heatSummary: 'Nine series of 18 values. The stronger the colour, the nearer to 90.',
  series: (number: number) => `Series ${number}`,
  line: 'Visitors of a week',
  lineSummary: (most: number, day: string) => `Seven days. The most, ${most}, on ${day}.`,
  day: 'Day',
  visitors: 'Visitors',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const;
