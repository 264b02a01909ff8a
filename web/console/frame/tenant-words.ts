export const tenantTexts = {
  organisation: 'Organisation',
  all: 'All organisations',
  choose: 'Choose an organisation',
  missing: 'Please choose the organisation.',
};
