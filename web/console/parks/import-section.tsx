import { useQuery } from '@tanstack/react-query';
import { CATEGORIES, noFees } from '#contract/fees/rules.ts';
import { parkFieldsModel } from '#contract/parks/model.ts';
import { missingToPublish } from '#contract/parks/rules.ts';
import { importOf } from '#web/console/frame/tenant-import-section.tsx';
import { rupees, text, time, weekdays, whole, yesNo } from '#web/console/kit/import/cells.ts';
import type { ImportField } from '#web/console/kit/import/importable.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { parkRecords, parksQuery } from './queries.ts';
import { parkFormTexts as labels, parkTexts as texts } from './words.ts';

const FIELDS: ImportField[] = [
  { name: 'name', heading: labels.name, also: ['Name', 'Park'], required: true, read: text, example: 'Lotus Garden' },
  {
    name: 'location',
    heading: labels.location,
    also: ['Place', 'City'],
    required: true,
    read: text,
    example: 'Hyderabad',
  },
  { name: 'merchantId', heading: labels.merchantId, required: true, read: text, example: '900001' },
  ...CATEGORIES.map(
    ({ key, label }): ImportField => ({
      name: `fees.${key}.price`,
      heading: texts.columns.feeOf(texts.feeNames[key] ?? label),
      also: [label],
      read: rupees,
      example: { adult: '100', child: '50' }[key as string] ?? '',
    }),
  ),
  { name: 'active', heading: labels.status, read: yesNo, example: texts.active },
  { name: 'company', heading: labels.company, read: text, example: '' },
  { name: 'opensAt', heading: labels.opensAt, also: ['Start Time', 'Opens'], read: time, example: '9:00 am' },
  { name: 'closesAt', heading: labels.closesAt, also: ['End Time', 'Closes'], read: time, example: '6:00 pm' },
  { name: 'lastEntryMinutes', heading: labels.lastEntry, also: ['Last entry'], read: whole, example: '' },
  { name: 'openDays', heading: labels.openDays, read: weekdays, example: '' },
  { name: 'holidays', heading: labels.closedDays, also: [labels.holidays], read: weekdays, example: 'Mon' },
  { name: 'couponsEnabled', heading: labels.coupons, also: [texts.columns.coupons], read: yesNo, example: texts.yes },
  { name: 'dailyCapacity', heading: labels.capacity, also: ['Capacity'], read: whole, example: '' },
  { name: 'perBookingLimit', heading: labels.limit, read: whole, example: '' },
  { name: 'holdMinutes', heading: labels.hold, read: whole, example: '' },
  { name: 'familySize', heading: labels.familySize, read: whole, example: '' },
  { name: 'qrName', heading: labels.qrName, read: text, example: '' },
  { name: 'note', heading: labels.note, read: text, example: '' },
];

/** A kind that has a fee is sold; where there are holiday days there are holidays. */
function completed({ fees = {}, ...values }: Record<string, unknown>) {
  const sold = Object.entries(fees as Record<string, { price: number }>);
  const offered = Object.fromEntries(sold.map(([key, { price }]) => [key, { offered: true, price }]));
  return { ...values, fees: { ...noFees(), ...offered }, hasHolidays: 'holidays' in values };
}

/** `/app/import/park` */
export const ParkImport = importOf({
  kinds: ['park'],
  list: consolePaths.parks,
  texts,
  useRows: () => useQuery(parksQuery),
  keyOf: ({ name, location }) => `${String(name)} ${String(location)}`.toLowerCase(),
  fields: FIELDS,
  model: parkFieldsModel,
  complete: completed,
  missing: missingToPublish,
  records: parkRecords,
});
