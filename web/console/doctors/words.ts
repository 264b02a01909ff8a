import { counted } from '#web/console/kit/records/records-words.ts';

export const doctorTexts = {
  count: counted('doctor', 'doctors'),
  many: 'doctors',
  gone: 'Visitors can no longer choose them. Their tokens and reports stay.',
  title: 'Doctor',
  lead: 'The doctors whom your clinics offer. A new name in a clinic becomes a doctor here.',
  add: 'Add Doctor',
  caption: 'Your doctors',
  teach: 'Doctors see patients at your clinics. Add one here, then choose them in a clinic.',
  added: 'Doctor Added Successfully.',
  updated: 'Doctor Updated Successfully.',
  name: 'Doctor Name',
  leave: 'Leave',
  close: (name: string) => `Close ${name}?`,
  closeWord: 'Close',
  closeText:
    'The doctor is not deleted, but closed: nobody can book them any more. Whoever has a token keeps it and is called; lists, refunds and reports go on. A clinic without another doctor cannot be booked until it has one. You can open the doctor again on this screen.',
  typeName: (name: string) => `To close, type ${name}`,
  closed: (name: string) => `${name} is closed. Tokens that are given stay valid.`,
  closedTitle: 'Closed doctors',
  openAgain: 'Open again',
  opened: (name: string) => `${name} is open again.`,
};
