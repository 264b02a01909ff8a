import { useQuery } from '@tanstack/react-query';
import { clinicFieldsModel } from '#contract/clinics/model.ts';
import { type NounImport, TenantImport } from '#web/console/imports/tenant-import-section.tsx';
import { text, time, whole, wholeRupees } from '#web/console/kit/import/cells.ts';
import { importFields, may, must } from '#web/console/kit/import/importable.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { clinicRecords, clinicsQuery } from './queries.ts';
import { clinicFormTexts as labels, clinicTexts as texts } from './words.ts';

const FIELDS = importFields(labels, {
  name: must(text, 'Sanjeevani Skin Clinic', 'Name', 'Clinic'),
  doctorName: must(text, 'Dr Meera Nair', 'Doctor'),
  city: must(text, 'Hyderabad'),
  area: must(text, 'Ameerpet'),
  address: must(text, '2-41, Greenlands Road'),
  opensAt: must(time, '9:00 am', 'startTime', 'Opens'),
  closesAt: must(time, '1:00 pm', 'endTime', 'Closes'),
  fee: must(wholeRupees, '400'),
  tokens: must(whole, '40', 'tokens'),
  specialization: may(text, 'Skin', texts.columns.specialization),
  bookingDays: may(whole, '7'),
  merchantId: may(text, ''),
});

const clinics: NounImport = {
  kinds: ['clinic'],
  list: consolePaths.clinics,
  texts,
  useRows: () => useQuery(clinicsQuery),
  keyOf: ({ name, area }) => `${String(name)} ${String(area)}`.toLowerCase(),
  fields: FIELDS,
  model: clinicFieldsModel,
  records: clinicRecords,
};

export const ClinicImport = () => <TenantImport of={clinics} />;
