import { type Doctor, type DoctorFields, doctorFieldsModel } from '#contract/doctors/model.ts';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import type { RecordDialogProps } from '#web/console/kit/records/record-dialogs.tsx';
import { RecordForm } from '#web/console/kit/records/record-form.tsx';
import { doctorRecords } from './queries.ts';
import { doctorTexts as texts } from './words.ts';

const GROUP: FieldGroup<DoctorFields> = {
  fields: [{ kind: 'text', name: 'name', label: texts.name, required: true, wide: true }],
};

/** Adds a doctor, or changes a name everywhere it stands. */
export const DoctorForm = (opened: RecordDialogProps<Doctor>) => (
  <RecordForm
    {...opened}
    texts={texts}
    records={doctorRecords}
    groups={[GROUP]}
    valuesOf={(doctor) => ({ name: doctor?.name ?? '' })}
    model={doctorFieldsModel}
  />
);
