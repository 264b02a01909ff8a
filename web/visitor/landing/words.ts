/** Texts from docs/product/ are verbatim, misspellings included. */

export const landingTexts = {
  title: 'Pravesh: tickets and tokens without the queue',
  description:
    'Book park tickets, a doctor’s token or a bank appointment on your phone and show one QR code at the gate. No app, no account.',
  headline: 'Be at the gate, not in the queue.',
  lead: 'Book a park ticket, a doctor’s token or a turn at your bank. Pay online, get one QR code, walk in. No app and no account needed.',
  missing: 'This list did not come, which is our fault. Please load the page again in a minute.',
  typed: 'Name or town',
  choosers: {
    park: {
      heading: 'Visit a park',
      label: 'Which park?',
      prompt: 'Choose a park',
      book: 'Book park tickets',
      none: 'No park takes bookings here just now. Please look in again soon.',
    },
    clinic: {
      heading: 'See a doctor',
      label: 'Which clinic?',
      prompt: 'Choose a clinic',
      book: 'Book a doctor’s token',
      none: 'No clinic takes bookings here yet. Please ask at the clinic’s own desk.',
    },
    branch: {
      heading: 'Meet your bank',
      label: 'Which branch?',
      prompt: 'Choose a branch',
      book: 'Book a loan appointment',
      none: 'No branch takes bookings here yet. Please ask at the branch’s own counter.',
    },
  },
  how: {
    heading: 'How it works',
    steps: [
      ['Scan or choose', 'Scan the QR code on the poster at the gate, or choose the place above.'],
      ['Say how many', 'Tap for each adult, child or vehicle. The total is always in sight.'],
      ['Pay online', 'Your mobile number is all we ask for. You pay by card, UPI or wallet.'],
      ['Show your code', 'Your QR code appears at once. Show it at the gate and walk in.'],
    ],
  },
  services: {
    heading: 'What you can book',
    list: [
      {
        kind: 'park',
        name: 'Parks, zoos and gardens',
        text: 'Entry for the family, vehicles and cameras on one ticket.',
      },
      { kind: 'clinic', name: 'Doctors and clinics', text: 'A token number, and the number that is running now.' },
      { kind: 'branch', name: 'Loans at your branch', text: 'A turn at the right counter, without waiting in a line.' },
      { kind: 'show', name: 'Exhibitions and shows', text: 'Tell the organiser that you are coming.' },
      { kind: 'batch', name: 'Coaching batches', text: 'Keep a seat before the batch fills up.' },
    ],
  },
  reasons: {
    heading: 'Why people like it',
    list: [
      ['One number is enough.', 'No account, no password, no app to install.'],
      ['The price you see is the price you pay.', 'The pay button names the amount before you press it.'],
      ['It opens on a slow network.', 'The page is small, and it works on a simple phone.'],
      ['Lost the page? Get the code again.', 'Your mobile number brings back every ticket for today and later.'],
      ['Money is safe when the network is not.', 'A payment that cannot become a ticket goes back to you by itself.'],
      ['Yours alone at the gate.', 'Each code opens the gate once, so nobody can use it after you.'],
    ],
  },
  contact: {
    heading: 'Questions, or a place of your own to open?',
    text: 'Write to us. A person reads every message.',
  },
};

export const backToLogin = 'Back to login';

export const chooserTexts = {
  clinic: {
    title: 'See a doctor – Pravesh',
    heading: 'See a doctor',
    lead: 'Choose the clinic for which you want a token.',
    search: 'Search by the name or place of the clinic',
    none: 'No clinic takes bookings here yet. Please ask at the clinic’s own desk.',
  },
  exhibition: {
    title: 'Exhibitions and shows – Pravesh',
    heading: 'Exhibitions and shows',
    lead: 'Choose the show to which you are coming.',
    search: 'Search by the name or place of the show',
    none: 'No show takes bookings here just now. Please look in again soon.',
  },
  branch: {
    title: 'Meet your bank – Pravesh',
    heading: 'Meet your bank',
    lead: 'Choose the branch at which you want a turn.',
    search: 'Search by the name or code of the branch',
    none: 'No branch takes bookings here yet. Please ask at the branch’s own counter.',
  },
  find: 'Search',
  all: 'Show all',
  nothing: (search: string) => `Nothing matches “${search}”.`,
  more: 'There are more than these. Search to find the others.',
};
