import { counted, statusTexts } from '#web/console/kit/records/records-words.ts';

/** Texts from docs/product/ are verbatim, misspellings included. */

export const inspectorTexts = {
  ...statusTexts,
  count: counted('inspector', 'inspectors'),
  many: 'inspectors',
  gone: 'They are signed out at once. What they scanned stays.',
  title: 'User',
  lead: 'Ticket inspectors scan at the gate and search your bookings.',
  add: 'Add User',
  caption: 'Your ticket inspectors',
  teach: 'An inspector signs in on a phone at the gate and scans tickets, each of which lets people in once.',
  added: 'User Added Successfully.',
  updated: 'User Updated Successfully.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  passwordHint: 'At least 8 characters. They sign in with the email and this password.',
  keepPassword: 'Leave it empty to keep the password.',
  gate: 'Gate',
  lastScan: 'Last scan',
  today: 'Today',
  yesterday: 'Yesterday',
  supervises: 'Supervises gates',
  supervisesHint:
    'Sees the gates of the park, tells them something and locks phones. Checks no tickets, and sees no payments, prices or takings.',
  park: 'Park',
  choosePark: 'Choose a park',
};
