/** Fixed texts of the console. */

export const enrolmentReportTexts = {
  title: 'Enrolments',
  lead: 'Students who booked a place in a batch, newest first. Success means that the place is theirs.',
  caption: 'Students and their batches',
  filters: 'Filters',
  batch: 'Batch',
  allBatches: 'All batches',
  status: 'Payment Status',
  allStatuses: 'All',
  columns: {
    begins: 'Begins',
    student: 'Student',
    mobile: 'Mobile',
    email: 'E-mail',
    batch: 'Batch',
    fee: 'Fee',
    status: 'Payment Status',
    date: 'Date',
  },
  free: 'Free',
  sheet: 'Enrolments',
  file: (from: string, to: string) => `enrolments-${from}-to-${to}.xlsx`,
};
