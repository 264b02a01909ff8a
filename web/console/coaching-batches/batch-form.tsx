import { z } from 'zod';
import {
  type BatchFields,
  batchDraftModel,
  batchFieldsModel,
  type StoredBatch,
} from '#contract/coaching-batches/model.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { GATEWAYS } from '#contract/payments/model.ts';
import { useInheritedKeys } from '#web/console/gateway-credentials/use-inherited-keys.ts';
import { optionsOf } from '#web/console/kit/forms/field.tsx';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import type { OpenedRecord } from '#web/console/kit/records/record-form.tsx';
import { OfferingForm, OfferingPage } from '#web/console/offerings/record-section.tsx';
import { daysOffField } from '#web/console/opening-days/days-off-field.tsx';
import { batchOffering } from './queries.ts';
import { batchTexts as texts } from './words.ts';

type BatchValues = {
  [K in keyof Omit<BatchFields, 'published' | 'active' | 'daysOff' | 'town'>]: BatchFields[K] | null;
} & Pick<BatchFields, 'published' | 'daysOff' | 'town'>;

const EMPTY: BatchValues = {
  name: '',
  town: '',
  startDate: null,
  endDate: null,
  startTime: null,
  endTime: null,
  fee: null,
  intake: null,
  daysOff: [],
  gateway: 'ccav',
  merchantId: '',
};

const { groups } = texts;

/** Every field of a batch (docs/product/forms.md 16). */
const GROUPS: readonly FieldGroup<BatchValues>[] = [
  {
    heading: groups.batch,
    fields: [
      { kind: 'text', name: 'name', label: texts.name, hint: texts.nameHint, wide: true, required: true },
      { kind: 'text', name: 'town', label: texts.town, hint: texts.townHint, wide: true },
      { kind: 'day', name: 'startDate', label: texts.startDate, required: true },
      { kind: 'day', name: 'endDate', label: texts.endDate, required: true },
      { kind: 'time', name: 'startTime', label: texts.startTime, required: true },
      { kind: 'time', name: 'endTime', label: texts.endTime, required: true },
      { kind: 'whole', name: 'intake', label: texts.intake, hint: texts.intakeHint, required: true },
      daysOffField('coaching'),
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

function batchValues(batch: StoredBatch | null): BatchValues {
  if (!batch) return EMPTY;
  const { id: _, organisationId: _of, createdAt: _at, taken: _taken, active: _on, ...values } = batch;
  return values;
}

const time = z
  .null()
  .transform(() => '')
  .or(batchDraftModel.shape.startTime);
const DRAFT = batchDraftModel.extend({ startTime: time, endTime: time });

const TODAY = dayOf(new Date());
const SAMPLE = {
  name: texts.name,
  startDate: TODAY,
  endDate: TODAY,
  startTime: '09:00',
  endTime: '10:00',
  fee: 0,
  intake: 1,
};

export const BatchForm = (opened: OpenedRecord<StoredBatch>) => (
  <OfferingForm
    {...opened}
    fresh={useInheritedKeys()}
    texts={texts}
    of={batchOffering}
    groups={GROUPS}
    valuesOf={batchValues}
    model={batchFieldsModel}
    sample={SAMPLE}
    draftModel={DRAFT}
  />
);

export const BatchRecordPage = () => <OfferingPage of={batchOffering} form={BatchForm} />;
