import { createContext, use, useEffect, useState } from 'react';
import { type Option, SelectField } from '#web/console/kit/forms/field.tsx';
import type { Form } from '#web/console/kit/forms/form.tsx';
import { type FieldGroup, FormFields } from '#web/console/kit/forms/form-fields.tsx';
import type { FormAsides } from '#web/console/kit/forms/form-state.ts';
import { Problem } from '#web/ui/notice.tsx';
import { MeanwhileNotice } from './meanwhile-notice.tsx';

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

/** For the admin: the organisation of a new record. */
export interface RecordOwner {
  label: string;
  none: string;
  missing: string;
  options: readonly Option[];
  /** Part of the idempotency key: the same record for another organisation is another request. */
  id: string;
  choose: (id: string) => void;
  extra: object;
}

/** Null for existing records, which have their organisation. */
export const RecordOwnerContext = createContext<RecordOwner | null>(null);

/** First field of a new record for another organisation; submit is blocked until one is chosen. */
export function OwnerField({ form: { beforeSending } }: { form: FormAsides }) {
  const owner = use(RecordOwnerContext);
  const [told, setTold] = useState(false);
  const isChosen = owner?.id !== '';
  useEffect(() =>
    beforeSending?.(() => {
      setTold(true);
      return isChosen;
    }),
  );
  if (!owner) return null;
  const { id, missing, extra: _, choose, ...field } = owner;
  return (
    <div className="fields">
      <SelectField
        {...field}
        value={id}
        change={choose}
        problem={told && !isChosen ? missing : undefined}
        required
        wide
      />
    </div>
  );
}
