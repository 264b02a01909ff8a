import { createContext, use, useEffect, useState } from 'react';
import { type Option, SelectField } from '#web/console/kit/forms/field.tsx';
import type { FormAsides } from '#web/console/kit/forms/form-state.ts';

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
