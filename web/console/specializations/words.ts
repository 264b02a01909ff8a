import { counted, statusTexts } from '#web/console/kit/records/records-words.ts';

export const specializationTexts = {
  ...statusTexts,
  count: counted('specialization', 'specializations'),
  gone: 'Clinics keep the names that they have.',
  title: 'Specialization',
  lead: 'Clinics choose from the active ones.',
  add: 'Add Specialization',
  caption: 'Your specializations',
  teach:
    'Specializations are what your doctors are good at, such as Skin or Children. Patients see them when they choose.',
  added: 'Specilization Added Successfully.',
  updated: 'Specilization Updated Successfully.',
  name: 'Specialization',
};
