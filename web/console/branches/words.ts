import { counted, OFFERING_GONE, posterTexts, qrTexts } from '#web/console/kit/records/records-words.ts';

export const branchTexts = {
  ...qrTexts,
  ...posterTexts,
  count: counted('branch', 'branches'),
  many: 'branches',
  gone: OFFERING_GONE,
  title: 'Branch',
  add: 'Add Branch',
  caption: 'Your branches',
  teach: 'A branch is where visitors wait by token. Add one, then give each of its counters a login.',
  added: 'Branch Added Successfully.',
  updated: 'Branch Updated Successfully.',
  columns: {
    name: 'Branch Name',
    code: 'Branch Code',
    officers: 'Executive Officer Details',
    counters: 'Counter Logins',
  },
  view: 'View',
  /** Accessible words where a card has no column head. */
  officersWord: 'the officers',
  back: 'All branches',
  viewOf: (name: string) => `View the officers of ${name}`,
};

export const branchFormTexts = {
  groups: {
    branch: 'The branch',
    officers: 'Executive officers',
    officersHint: 'Who sits at which counter. Only your own staff see their numbers.',
    payment: 'Payment',
    paymentHint: 'Only if this branch takes payments online.',
  },
  name: 'Branch Name',
  code: 'Branch Code',
  codeHint: 'Counters can be asked for it when they sign in.',
  town: 'Town',
  townHint: 'Visitors find the branch by it.',
  gateway: 'Payment',
  merchantId: 'MID',
  counterNumber: 'Counter number',
  officerName: 'Officer name',
  officerMobile: 'Officer mobile',
  addOfficer: 'Add officer',
  removeOfficer: (number: number) => `Remove officer ${number}`,
  officer: (number: number) => `Officer ${number}`,
};

export const officerTexts = {
  title: (branch: string) => `Officers of ${branch}`,
  counter: 'Counter',
  name: 'Officer Name',
  mobile: 'Officer Number',
  none: 'No officers are entered yet. Add them with Edit.',
};
