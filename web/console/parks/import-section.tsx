import { useQuery } from '@tanstack/react-query';
import { CATEGORIES, noFees } from '#contract/fees/rules.ts';
import { parkFieldsModel } from '#contract/parks/model.ts';
import { aheadTexts } from '#web/console/fees/words.ts';
import { type NounImport, TenantImport } from '#web/console/imports/tenant-import-section.tsx';
import { rupees, text, time, weekdays, whole, yesNo } from '#web/console/kit/import/cells.ts';
import { importFields, may, must } from '#web/console/kit/import/importable.ts';
import { offeringTexts, statusWords } from '#web/console/offerings/words.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { parkFormTexts as labels } from './form-words.ts';
import { parkRecords, parksQuery } from './queries.ts';
import { parkTexts as texts } from './words.ts';

const EXAMPLES: Record<string, string> = { adult: '100', child: '50' };
const FEES = CATEGORIES.map(({ key, label }) => ({
  ...may(rupees, EXAMPLES[key] ?? '', label),
  name: `fees.${key}.price`,
  heading: texts.columns.feeOf(texts.feeNames[key] ?? label),
}));

const PLACE = importFields(labels, {
  name: must(text, 'Lotus Garden', 'Name', 'Park'),
  location: must(text, 'Hyderabad', 'Place', 'City'),
  merchantId: must(text, '900001'),
});
const REST = importFields(
  {
    ...labels,
    active: offeringTexts.status,
    lastEntryMinutes: labels.lastEntry,
    holidays: labels.closedDays,
    couponsEnabled: labels.coupons,
    advanceDays: aheadTexts.label,
    dailyCapacity: labels.capacity,
    perBookingLimit: labels.limit,
    holdMinutes: labels.hold,
  },
  {
    active: may(yesNo, statusWords('onSale')),
    company: may(text, ''),
    opensAt: may(time, '9:00 am', 'Start Time', 'Opens'),
    closesAt: may(time, '6:00 pm', 'End Time', 'Closes'),
    lastEntryMinutes: may(whole, '', 'Last entry'),
    openDays: may(weekdays, ''),
    holidays: may(weekdays, 'Mon', labels.holidays),
    couponsEnabled: may(yesNo, texts.yes, texts.columns.coupons),
    advanceDays: may(whole, ''),
    dailyCapacity: may(whole, '', 'Capacity'),
    perBookingLimit: may(whole, ''),
    holdMinutes: may(whole, ''),
    familySize: may(whole, ''),
    qrName: may(text, ''),
    note: may(text, ''),
  },
);
const FIELDS = [...PLACE, ...FEES, ...REST];

/** A kind with a fee is sold; listed holidays switch holidays on. */
function completed({ fees = {}, ...values }: Record<string, unknown>) {
  const sold = Object.entries(fees as Record<string, { price: number }>);
  const offered = Object.fromEntries(sold.map(([key, { price }]) => [key, { offered: true, price }]));
  return { ...values, fees: { ...noFees(), ...offered }, hasHolidays: 'holidays' in values };
}

const parks: NounImport = {
  kinds: ['park'],
  list: consolePaths.parks,
  texts,
  useRows: () => useQuery(parksQuery),
  keyOf: ({ name, location }) => `${String(name)} ${String(location)}`.toLowerCase(),
  fields: FIELDS,
  model: parkFieldsModel,
  complete: completed,
  records: parkRecords,
};

export const ParkImport = () => <TenantImport of={parks} />;
