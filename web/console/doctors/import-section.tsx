import { useMemo } from 'react';
import { doctorFieldsModel } from '#contract/doctors/model.ts';
import { TenantImport, useKnown } from '#web/console/frame/tenant-import-section.tsx';
import { text } from '#web/console/kit/import/cells.ts';
import type { AskedImport, ImportField } from '#web/console/kit/import/importable.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { doctorRecords, doctorsQuery } from './queries.ts';
import { doctorTexts as texts } from './words.ts';

const FIELDS: ImportField[] = [
  { name: 'name', heading: texts.name, also: ['Name', 'Doctor'], required: true, read: text, example: 'Dr Meera Nair' },
];

const keyOf = ({ name }: Record<string, unknown>): string => String(name).toLowerCase();

function useImportable(): AskedImport {
  const { asked, known } = useKnown(doctorsQuery, keyOf);
  const importable = useMemo(
    () => ({
      count: texts.count,
      many: texts.many,
      fields: FIELDS,
      model: doctorFieldsModel,
      keyOf,
      known,
      records: doctorRecords,
    }),
    [known],
  );
  return { importable, asked: [asked] };
}

/** `/app/import/doctor` */
export const DoctorImport = () => (
  <TenantImport
    kinds={['clinic']}
    list={{ path: consolePaths.doctors, label: texts.title }}
    many={texts.many}
    useImportable={useImportable}
  />
);
