import { counted } from '#web/console/kit/records/records-words.ts';

/** Fixed texts of the console. Texts of docs/product/ stand letter for letter, misspellings included. */

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
};
