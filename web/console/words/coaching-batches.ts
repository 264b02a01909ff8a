import { GATEWAY_NAMES } from './gateway-credentials.ts';
import { counted, OFFERING_GONE, posterTexts, qrTexts } from './records.ts';

/** Fixed texts of the console. Texts of docs/product/ stand letter for letter, misspellings included. */

export const batchTexts = {
  ...qrTexts,
  ...posterTexts,
  count: counted('batch', 'batches'),
  many: 'batches',
  gone: OFFERING_GONE,
  title: 'Batches',
  lead: 'Students join a batch and pay its fee through its QR code or its page.',
  add: 'Add Batches',
  caption: 'Your batches',
  none: 'No data to display.',
  teach: 'A batch is a course with a start, an end and a number of places. Add one, and students can join.',
  added: 'Coaching Added Successfully.',
  updated: 'Coaching Updated Successfully.',
  name: 'Batch Number',
  nameHint: 'Or its name, as students know it',
  startDate: 'Start Date',
  endDate: 'End Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  fee: 'Fee',
  free: 'Free',
  feeLabel: 'GST',
  feeHint: 'What one student pays, in rupees',
  intake: 'In Take',
  intakeHint: 'Number of students',
  taken: (taken: string, intake: string) => `${taken} of ${intake}`,
  gateway: 'Payment',
  gateways: GATEWAY_NAMES,
  merchantId: 'MID',
  merchantIdHint: 'The merchant id from your payment provider',
  groups: { batch: 'The batch', payment: 'Payment' },
  qr: 'Download',
};
