import { useQueryClient } from '@tanstack/react-query';
import { type Inspector, inspectorUpdateModel, newInspectorModel } from '#contract/inspectors/model.ts';
import { useParkOptions } from '#web/console/parks/queries.ts';
import type { Option } from '#web/console/ui/field.tsx';
import type { FieldGroup } from '#web/console/ui/form-fields.tsx';
import { RecordDialog } from '#web/console/ui/record-dialog.tsx';
import type { RecordDialogProps } from '#web/console/ui/resource-page.tsx';
import { inspectorTexts as texts } from '#web/console/words/inspectors.ts';
import { addInspector, changeInspector } from './queries.ts';

interface Values {
  name: string;
  email: string;
  phone: string;
  password: string;
  active: boolean;
  parkId: string;
}

const EMPTY: Values = { name: '', email: '', phone: '', password: '', active: true, parkId: '' };

/** All required (docs/product/forms.md 10), but for the password of somebody who has one. */
const fieldsFor = (parks: readonly Option[], isNew: boolean): FieldGroup<Values> => ({
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
      autoComplete: 'new-password',
    },
    {
      kind: 'choice',
      name: 'parkId',
      label: texts.park,
      options: parks,
      none: texts.choosePark,
      required: true,
    },
    { kind: 'yes-no', name: 'active', label: texts.status, yes: texts.active, no: texts.inactive },
  ],
});

/** Adds or changes a ticket inspector. */
export function InspectorForm({ record, close }: RecordDialogProps<Inspector>) {
  const cache = useQueryClient();
  const options = useParkOptions();
  const shared = { groups: [fieldsFor(options, record === null)], close };
  if (record === null)
    return (
      <RecordDialog
        {...shared}
        title={texts.add}
        initial={EMPTY}
        model={newInspectorModel}
        save={(body, key) => addInspector(cache, body, key)}
        saved={texts.added}
      />
    );
  return (
    <RecordDialog
      {...shared}
      title={texts.edit(record.name)}
      initial={{ ...record, password: '' }}
      model={inspectorUpdateModel}
      save={(body) => changeInspector(cache, record.id, body)}
      saved={texts.updated}
    />
  );
}
