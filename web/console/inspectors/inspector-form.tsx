import { type Inspector, inspectorUpdateModel, newInspectorModel } from '#contract/inspectors/model.ts';
import type { Option } from '#web/console/kit/forms/field.tsx';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { type RecordDialogProps, RecordForm } from '#web/console/kit/records/record-form.tsx';
import { inspectorRecords } from './queries.ts';
import { inspectorTexts as texts } from './words.ts';

const EMPTY = { name: '', email: '', phone: '', active: true, parkId: '', supervisesGates: false };

type InspectorValues = typeof EMPTY & { password: string };

/** Every field is required (docs/product/forms.md 10); the password only for a new inspector. */
const fieldsFor = (parks: readonly Option[], isNew: boolean): FieldGroup<InspectorValues> => ({
  fields: [
    { kind: 'text', name: 'name', label: texts.name, required: true },
    { kind: 'tel', name: 'phone', label: texts.phone, required: true },
    { kind: 'email', name: 'email', label: texts.email, required: true },
    {
      kind: 'password',
      name: 'password',
      label: texts.password,
      hint: isNew ? texts.passwordHint : texts.keepPassword,
      required: isNew,
    },
    {
      kind: 'choice',
      name: 'parkId',
      label: texts.park,
      options: parks,
      none: texts.choosePark,
      required: true,
    },
    { kind: 'tick', name: 'supervisesGates', label: texts.supervises, hint: texts.supervisesHint },
    { kind: 'yes-no', name: 'active', label: texts.status, yes: texts.active, no: texts.inactive },
  ],
});

interface InspectorFormProps extends RecordDialogProps<Inspector> {
  parks: readonly Option[];
}

export const InspectorForm = ({ parks, ...opened }: InspectorFormProps) => (
  <RecordForm
    {...opened}
    texts={texts}
    records={inspectorRecords}
    groups={[fieldsFor(parks, opened.record === null)]}
    valuesOf={(inspector) => ({ ...(inspector ?? EMPTY), password: '' })}
    model={newInspectorModel}
    updateModel={inspectorUpdateModel}
  />
);
