import { type Batch, type BatchFields, batchFieldsModel } from '#contract/coaching-batches/model.ts';
import { GATEWAYS } from '#contract/parks/model.ts';
import type { FieldGroup } from '#web/console/ui/form-fields.tsx';
import { optionsOf } from '#web/console/ui/options.ts';
import type { RecordDialogProps } from '#web/console/ui/record-dialogs.tsx';
import { RecordForm } from '#web/console/ui/record-form.tsx';
import { batchTexts as texts } from '#web/console/words/coaching-batches.ts';
import { batchRecords } from './queries.ts';

/** The fields as they are typed: what is required may still be missing. */
type Values = { [K in keyof BatchFields]: BatchFields[K] | null };

const EMPTY: Values = {
  name: '',
  startDate: null,
  endDate: null,
  startTime: null,
  endTime: null,
  fee: null,
  intake: null,
  gateway: 'ccav',
  merchantId: '',
};

const { groups } = texts;

/** Every field of the Batch dialog (docs/product/forms.md 16). */
const GROUPS: readonly FieldGroup<Values>[] = [
  {
    heading: groups.batch,
    fields: [
      { kind: 'text', name: 'name', label: texts.name, hint: texts.nameHint, wide: true, required: true },
      { kind: 'day', name: 'startDate', label: texts.startDate, required: true },
      { kind: 'day', name: 'endDate', label: texts.endDate, required: true },
      { kind: 'time', name: 'startTime', label: texts.startTime, required: true },
      { kind: 'time', name: 'endTime', label: texts.endTime, required: true },
      { kind: 'whole', name: 'intake', label: texts.intake, hint: texts.intakeHint, required: true },
    ],
  },
  {
    heading: groups.payment,
    fields: [
      { kind: 'rupees', name: 'fee', label: texts.feeLabel, hint: texts.feeHint, required: true },
      { kind: 'choice', name: 'gateway', label: texts.gateway, options: optionsOf(GATEWAYS, texts.gateways) },
      { kind: 'text', name: 'merchantId', label: texts.merchantId, hint: texts.merchantIdHint },
    ],
  },
];

/** Adds or changes a batch. */
export function BatchForm({ record, close }: RecordDialogProps<Batch>) {
  return (
    <RecordForm
      record={record}
      texts={texts}
      close={close}
      records={batchRecords}
      groups={GROUPS}
      initial={record ?? EMPTY}
      model={batchFieldsModel}
    />
  );
}
