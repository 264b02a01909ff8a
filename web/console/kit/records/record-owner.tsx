import { createContext, use, useEffect, useState } from 'react';
import { type Option, SelectField } from '#web/console/kit/forms/field.tsx';
import type { FormAsides } from '#web/console/kit/forms/form-state.ts';

/** Says whose a new record will be, where the one who adds it must say so. */
export interface RecordOwner {
  label: string;
  none: string;
  /** The words when nobody was chosen. */
  missing: string;
  options: readonly Option[];
  /** It is part of the idempotency key: the same record for another owner is another request. */
  id: string;
  choose: (id: string) => void;
  /** The record goes with this. */
  extra: object;
}

/** Around a form; absent, or null for a record that has its owner: the form asks nothing more. */
export const RecordOwnerContext = createContext<RecordOwner | null>(null);

/** The first field of a form that adds a record for somebody else; it is not sent before an owner is chosen. */
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
    <div className="fields owner">
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
