import { useQuery } from '@tanstack/react-query';
import { batchFieldsModel } from '#contract/coaching-batches/model.ts';
import { type NounImport, TenantImport } from '#web/console/imports/tenant-import-section.tsx';
import { day, rupees, text, time, whole } from '#web/console/kit/import/cells.ts';
import { importFields, may, must } from '#web/console/kit/import/importable.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { batchesQuery, batchRecords } from './queries.ts';
import { batchTexts as texts } from './words.ts';

const FIELDS = importFields(texts, {
  name: must(text, 'Maths 10A', 'Name', 'Batch', 'Batch Name'),
  town: may(text, 'Hyderabad', 'City'),
  startDate: must(day, '01/06/2027'),
  endDate: must(day, '31/03/2028'),
  startTime: must(time, '7:00 am'),
  endTime: must(time, '8:30 am'),
  fee: must(rupees, '1500', texts.feeLabel),
  intake: must(whole, '30', 'Intake', 'Places', 'Students'),
  merchantId: may(text, ''),
});

const batches: NounImport = {
  kinds: ['coaching'],
  list: consolePaths.coachingBatches,
  texts,
  useRows: () => useQuery(batchesQuery),
  keyOf: ({ name, startDate }) => `${String(name).toLowerCase()} ${String(startDate)}`,
  fields: FIELDS,
  model: batchFieldsModel,
  records: batchRecords,
};

export const BatchImport = () => <TenantImport of={batches} />;
