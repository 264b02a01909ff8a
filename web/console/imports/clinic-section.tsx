import { useQuery } from '@tanstack/react-query';
import { clinicFieldsModel } from '#contract/clinics/model.ts';
import { missingToPublish } from '#contract/clinics/rules.ts';
import { clinicRecords, clinicsQuery } from '#web/console/clinics/queries.ts';
import { clinicFormTexts as labels, clinicTexts as texts } from '#web/console/clinics/words.ts';
import { importOf } from '#web/console/frame/tenant-import-section.tsx';
import { text, time, whole, wholeRupees } from '#web/console/kit/import/cells.ts';
import type { ImportField } from '#web/console/kit/import/importable.ts';
import { consolePaths } from '#web/shared/paths.ts';

const FIELDS: ImportField[] = [
  {
    name: 'name',
    heading: labels.name,
    also: ['Name', 'Clinic'],
    required: true,
    read: text,
    example: 'Sanjeevani Skin Clinic',
  },
  {
    name: 'doctorName',
    heading: labels.doctorName,
    also: ['Doctor'],
    required: true,
    read: text,
    example: 'Dr Meera Nair',
  },
  { name: 'city', heading: labels.city, required: true, read: text, example: 'Hyderabad' },
  { name: 'area', heading: labels.area, required: true, read: text, example: 'Ameerpet' },
  { name: 'address', heading: labels.address, required: true, read: text, example: '2-41, Greenlands Road' },
  {
    name: 'opensAt',
    heading: labels.opensAt,
    also: ['startTime', 'Opens'],
    required: true,
    read: time,
    example: '9:00 am',
  },
  {
    name: 'closesAt',
    heading: labels.closesAt,
    also: ['endTime', 'Closes'],
    required: true,
    read: time,
    example: '1:00 pm',
  },
  { name: 'fee', heading: labels.fee, required: true, read: wholeRupees, example: '400' },
  { name: 'tokens', heading: labels.tokens, also: ['tokens'], required: true, read: whole, example: '40' },
  {
    name: 'specialization',
    heading: labels.specialization,
    also: [texts.columns.specialization],
    read: text,
    example: 'Skin',
  },
  { name: 'bookingDays', heading: labels.bookingDays, read: whole, example: '7' },
  { name: 'merchantId', heading: labels.merchantId, read: text, example: '' },
];

/** `/app/import/clinic` */
export const ClinicImport = importOf({
  kinds: ['clinic'],
  list: consolePaths.clinics,
  texts,
  useRows: () => useQuery(clinicsQuery),
  keyOf: ({ name, area }) => `${String(name)} ${String(area)}`.toLowerCase(),
  fields: FIELDS,
  model: clinicFieldsModel,
  missing: missingToPublish,
  records: clinicRecords,
});
