export const tenantTexts = {
  organisation: 'Organisation',
  all: 'All organisations',
  choose: 'Choose an organisation',
  missing: 'Please choose the organisation.',
  record: { missingTitle: 'Not found', missing: 'This is not here any more.', back: 'Back to the list' },
};
