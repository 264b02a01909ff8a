/** Fixed texts of the console for the admin, who sees the records of all organisations. */

export const tenantTexts = {
  organisation: 'Organisation',
  all: 'All organisations',
  choose: 'Choose an organisation',
  missing: 'Please choose the organisation.',
};
