import { useQueryClient } from '@tanstack/react-query';
import { type Doctor, type DoctorFields, doctorFieldsModel } from '#contract/doctors/model.ts';
import type { FieldGroup } from '#web/console/ui/form-fields.tsx';
import { RecordDialog } from '#web/console/ui/record-dialog.tsx';
import type { RecordDialogProps } from '#web/console/ui/resource-page.tsx';
import { doctorTexts as texts } from '#web/console/words/doctors.ts';
import { saveDoctor } from './queries.ts';

const GROUP: FieldGroup<DoctorFields> = {
  fields: [{ kind: 'text', name: 'name', label: texts.name, required: true, wide: true }],
};

/** Adds a doctor, or changes a name everywhere it stands. */
export function DoctorForm({ record, close }: RecordDialogProps<Doctor>) {
  const cache = useQueryClient();
  return (
    <RecordDialog
      title={record ? texts.edit(record.name) : texts.add}
      groups={[GROUP]}
      initial={{ name: record?.name ?? '' }}
      model={doctorFieldsModel}
      save={(body, key) => saveDoctor(cache, record?.id ?? null, body, key)}
      saved={record ? texts.updated : texts.added}
      close={close}
    />
  );
}
