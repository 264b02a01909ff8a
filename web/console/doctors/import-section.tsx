import { useQuery } from '@tanstack/react-query';
import { doctorFieldsModel } from '#contract/doctors/model.ts';
import { importOf } from '#web/console/frame/tenant-import-section.tsx';
import { text } from '#web/console/kit/import/cells.ts';
import type { ImportField } from '#web/console/kit/import/importable.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { doctorRecords, doctorsQuery } from './queries.ts';
import { doctorTexts as texts } from './words.ts';

const FIELDS: ImportField[] = [
  { name: 'name', heading: texts.name, also: ['Name', 'Doctor'], required: true, read: text, example: 'Dr Meera Nair' },
];

/** `/app/import/doctor` */
export const DoctorImport = importOf({
  kinds: ['clinic'],
  list: consolePaths.doctors,
  texts,
  useRows: () => useQuery(doctorsQuery),
  keyOf: ({ name }) => String(name).toLowerCase(),
  fields: FIELDS,
  model: doctorFieldsModel,
  records: doctorRecords,
});
