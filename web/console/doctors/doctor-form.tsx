import { type Doctor, type DoctorFields, doctorFieldsModel } from '#contract/doctors/model.ts';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { type RecordDialogProps, RecordForm } from '#web/console/kit/records/record-form.tsx';
import { daysOffField } from '#web/console/opening-days/days-off-field.tsx';
import { translationFields } from '#web/console/translations/fold-section.tsx';
import { doctorRecords } from './queries.ts';
import { doctorTexts as texts } from './words.ts';

const groupOf = (doctor: Doctor | null): FieldGroup<DoctorFields> => ({
  fields: [
    { kind: 'text', name: 'name', label: texts.name, required: true, wide: true },
    daysOffField('doctor', doctor?.id),
    ...translationFields<DoctorFields>('doctor', doctor),
  ],
});

export const DoctorForm = (opened: RecordDialogProps<Doctor>) => (
  <RecordForm
    {...opened}
    texts={texts}
    records={doctorRecords}
    groups={[groupOf(opened.record)]}
    valuesOf={(doctor) => ({ name: doctor?.name ?? '', daysOff: doctor?.daysOff ?? [] })}
    model={doctorFieldsModel}
  />
);
