import { useQuery } from '@tanstack/react-query';
import { doctorFieldsModel } from '#contract/doctors/model.ts';
import { type NounImport, TenantImport } from '#web/console/imports/tenant-import-section.tsx';
import { text } from '#web/console/kit/import/cells.ts';
import { importFields, must } from '#web/console/kit/import/importable.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { doctorRecords, doctorsQuery } from './queries.ts';
import { doctorTexts as texts } from './words.ts';

const FIELDS = importFields(texts, { name: must(text, 'Dr Meera Nair', 'Name', 'Doctor') });

const doctors: NounImport = {
  kinds: ['clinic'],
  list: consolePaths.doctors,
  texts,
  useRows: () => useQuery(doctorsQuery),
  keyOf: ({ name }) => String(name).toLowerCase(),
  fields: FIELDS,
  model: doctorFieldsModel,
  records: doctorRecords,
};

export const DoctorImport = () => <TenantImport of={doctors} />;
