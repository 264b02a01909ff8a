/** Fixed texts of the console. Texts of docs/product/ stand letter for letter, misspellings included. */

export const specializationTexts = {
  title: 'Specialization',
  lead: 'What your doctors treat. Clinics choose from the active ones.',
  add: 'Add Specialization',
  edit: (name: string) => `Edit ${name}`,
  caption: 'Your specializations',
  none: 'No data to display.',
  added: 'Specilization Added Successfully.',
  updated: 'Specilization Updated Successfully.',
  statusChanged: 'Status Updated Successfully.',
  name: 'Specialization',
  status: 'Status',
  active: 'Active',
  inactive: 'In Active',
  statusOf: (name: string) => `${name} is active`,
};
