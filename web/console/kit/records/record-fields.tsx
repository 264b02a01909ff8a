import { type FieldGroup, FormFields } from '#web/console/kit/forms/form-fields.tsx';
import type { Form } from '#web/console/kit/forms/use-form.ts';
import { Problem } from '#web/console/kit/parts/notice.tsx';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { OwnerField } from './record-owner.tsx';

interface RecordFieldsProps<V extends object> {
  form: Form<V>;
  groups: readonly FieldGroup<V>[];
}

export const RecordFields = <V extends object>({ form, groups }: RecordFieldsProps<V>) => (
  <>
    <MeanwhileNotice form={form} groups={groups} />
    {form.problems[''] && <Problem>{form.problems['']}</Problem>}
    <OwnerField form={form} />
    {groups.map((group) => (
      <FormFields key={group.heading ?? ''} group={group} form={form} />
    ))}
  </>
);
