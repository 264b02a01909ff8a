import { useQueryClient } from '@tanstack/react-query';
import {
  type Specialization,
  type SpecializationFields,
  specializationFieldsModel,
} from '#contract/specializations/model.ts';
import { specializationTexts as texts } from '#web/messages/specializations.ts';
import type { FieldGroup } from '#web/ui/form-fields.tsx';
import { RecordDialog } from '#web/ui/record-dialog.tsx';
import type { RecordDialogProps } from '#web/ui/resource-page.tsx';
import { saveSpecialization } from './queries.ts';

const GROUP: FieldGroup<SpecializationFields> = {
  fields: [
    { kind: 'text', name: 'name', label: texts.name, required: true, wide: true },
    { kind: 'yes-no', name: 'active', label: texts.status, yes: texts.active, no: texts.inactive, wide: true },
  ],
};

/** Adds or changes a specialization. */
export function SpecializationForm({ record, close }: RecordDialogProps<Specialization>) {
  const cache = useQueryClient();
  return (
    <RecordDialog
      title={record ? texts.edit(record.name) : texts.add}
      groups={[GROUP]}
      initial={{ name: record?.name ?? '', active: record?.active ?? true }}
      model={specializationFieldsModel}
      save={(body, key) => saveSpecialization(cache, record?.id ?? null, body, key)}
      saved={record ? texts.updated : texts.added}
      close={close}
    />
  );
}
