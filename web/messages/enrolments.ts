/** Fixed texts of the console. */

export const enrolmentReportTexts = {
  title: 'Enrolments',
  lead: 'Students who booked a place in a batch, newest first. Only Success has paid for it.',
  caption: 'Students and their batches',
  none: 'No data to display.',
  filters: 'Filters',
  batch: 'Batch',
  allBatches: 'All batches',
  status: 'Payment Status',
  allStatuses: 'All',
  mobile: 'Mobile',
  count: (count: string) => (count === '1' ? '1 enrolment' : `${count} enrolments`),
  columns: {
    student: 'Student',
    mobile: 'Mobile',
    email: 'E-mail',
    batch: 'Batch',
    fee: 'Fee',
    status: 'Payment Status',
    date: 'Date',
  },
  sheet: 'Enrolments',
  file: (from: string, to: string) => `enrolments-${from}-to-${to}.xlsx`,
};
