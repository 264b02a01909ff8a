import { useQuery } from '@tanstack/react-query';
import { batchFieldsModel } from '#contract/coaching-batches/model.ts';
import { missingToPublish } from '#contract/coaching-batches/rules.ts';
import { importOf } from '#web/console/frame/tenant-import-section.tsx';
import { day, rupees, text, time, whole } from '#web/console/kit/import/cells.ts';
import type { ImportField } from '#web/console/kit/import/importable.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { batchesQuery, batchRecords } from './queries.ts';
import { batchTexts as texts } from './words.ts';

const FIELDS: ImportField[] = [
  {
    name: 'name',
    heading: texts.name,
    also: ['Name', 'Batch', 'Batch Name'],
    required: true,
    read: text,
    example: 'Maths 10A',
  },
  { name: 'startDate', heading: texts.startDate, required: true, read: day, example: '01/06/2027' },
  { name: 'endDate', heading: texts.endDate, required: true, read: day, example: '31/03/2028' },
  { name: 'startTime', heading: texts.startTime, required: true, read: time, example: '7:00 am' },
  { name: 'endTime', heading: texts.endTime, required: true, read: time, example: '8:30 am' },
  { name: 'fee', heading: texts.fee, also: [texts.feeLabel], required: true, read: rupees, example: '1500' },
  {
    name: 'intake',
    heading: texts.intake,
    also: ['Intake', 'Places', 'Students'],
    required: true,
    read: whole,
    example: '30',
  },
  { name: 'merchantId', heading: texts.merchantId, read: text, example: '' },
];

/** `/app/import/coaching` */
export const BatchImport = importOf({
  kinds: ['coaching'],
  list: consolePaths.coachingBatches,
  texts,
  useRows: () => useQuery(batchesQuery),
  keyOf: ({ name, startDate }) => `${String(name).toLowerCase()} ${String(startDate)}`,
  fields: FIELDS,
  model: batchFieldsModel,
  missing: missingToPublish,
  records: batchRecords,
});
