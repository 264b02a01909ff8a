import { useQueryClient } from '@tanstack/react-query';
import { counterUpdateModel, newCounterModel } from '#contract/counters/model.ts';
import type { FieldGroup } from '#web/console/ui/form-fields.tsx';
import { RecordDialog } from '#web/console/ui/record-dialog.tsx';
import type { RecordDialogProps } from '#web/console/ui/resource-page.tsx';
import { counterTexts as texts } from '#web/console/words/counters.ts';
import { addCounter, type CounterRow, changeCounter } from './queries.ts';

interface Values {
  branchId: string;
  counterNumber: string;
  username: string;
  mobile: string;
  password: string;
  active: boolean;
}

/** All required, but for the password of a counter that has one. */
const fieldsFor = (isNew: boolean): FieldGroup<Values> => ({
  fields: [
    { kind: 'text', name: 'counterNumber', label: texts.number, required: true },
    { kind: 'text', name: 'username', label: texts.username, required: true },
    { kind: 'tel', name: 'mobile', label: texts.mobile, hint: texts.mobileHint, required: true },
    {
      kind: 'password',
      name: 'password',
      label: texts.password,
      hint: isNew ? texts.passwordHint : texts.keepPassword,
      required: isNew,
      autoComplete: 'new-password',
    },
    { kind: 'yes-no', name: 'active', label: texts.status, yes: texts.active, no: texts.inactive },
  ],
});

/** Adds a counter login to a branch, or changes one; a new password is set here too. */
export function CounterForm({ record, close, branchId }: RecordDialogProps<CounterRow> & { branchId: string }) {
  const cache = useQueryClient();
  const shared = { groups: [fieldsFor(record === null)], close };
  if (record === null)
    return (
      <RecordDialog
        {...shared}
        title={texts.add}
        initial={{ branchId, counterNumber: '', username: '', mobile: '', password: '', active: true }}
        model={newCounterModel}
        save={(body, key) => addCounter(cache, body, key)}
        saved={texts.added}
      />
    );
  return (
    <RecordDialog
      {...shared}
      title={texts.edit(record.username)}
      initial={{ ...record, password: '' }}
      model={counterUpdateModel}
      save={(body) => changeCounter(cache, record.id, body)}
      saved={texts.updated}
    />
  );
}
