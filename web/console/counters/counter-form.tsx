import { counterUpdateModel, newCounterModel } from '#contract/counters/model.ts';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { type RecordDialogProps, RecordForm } from '#web/console/kit/records/record-form.tsx';
import { translationFields } from '#web/console/translations/fold-section.tsx';
import { type CounterRow, counterRecords } from './queries.ts';
import { counterTexts as texts } from './words.ts';

const EMPTY = { counterNumber: '', username: '', mobile: '', active: true };

type CounterValues = typeof EMPTY & Record<'branchId' | 'password', string>;

const fieldsFor = (isNew: boolean, counter: CounterRow | null): FieldGroup<CounterValues> => ({
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
    },
    { kind: 'yes-no', name: 'active', label: texts.status, yes: texts.active, no: texts.inactive },
    ...translationFields<CounterValues>('counter', counter),
  ],
});

export const CounterForm = ({ branchId, ...opened }: RecordDialogProps<CounterRow> & { branchId: string }) => (
  <RecordForm
    {...opened}
    texts={texts}
    records={counterRecords}
    name={opened.record?.username}
    groups={[fieldsFor(opened.record === null, opened.record)]}
    valuesOf={(counter) => ({ ...(counter ?? { ...EMPTY, branchId }), password: '' })}
    model={newCounterModel}
    updateModel={counterUpdateModel}
  />
);
