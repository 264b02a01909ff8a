import { createContext, type ReactNode, use, useState } from 'react';
import { type Option, SelectField } from '#web/console/kit/forms/field.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';

/** Says whose a new record will be, where the one who adds it must say so. */
export interface RecordOwner {
  label: string;
  none: string;
  /** The words when nobody was chosen. */
  missing: string;
  options: readonly Option[];
  id: string;
  choose: (id: string) => void;
  /** The record goes with this. */
  extra: object;
}

/** Around a dialog; absent, or null for a record that has its owner: the dialog asks nothing more. */
export const RecordOwnerContext = createContext<RecordOwner | null>(null);

interface OwnerField {
  field: ReactNode;
  /** Adds the owner to a body, and to its idempotency key: the same record for another owner is another request. */
  owned: <B>(body: B, key: string) => [B, string];
  /** The same form, which is not sent before an owner is chosen. */
  guarded: <V extends object>(form: FormState<V>) => FormState<V>;
}

/** The first field of a dialog that adds a record for somebody else. */
export function useRecordOwner(): OwnerField {
  const owner = use(RecordOwnerContext);
  const [told, setTold] = useState(false);
  if (!owner) return { field: null, owned: (body, key) => [body, key], guarded: (form) => form };
  const { id, missing, extra, choose, ...field } = owner;
  return {
    field: (
      <div className="fields owner">
        <SelectField {...field} value={id} change={choose} problem={told && !id ? missing : undefined} required wide />
      </div>
    ),
    owned: (body, key) => [{ ...body, ...extra }, key + id],
    guarded: (form) => ({
      ...form,
      submit: (event) => {
        event?.preventDefault();
        setTold(true);
        if (id) form.submit();
        else form.ref.current?.querySelector('select')?.focus();
      },
    }),
  };
}
