import { z } from 'zod';
import { dayPriceModel, kindPriceModel } from '#contract/day-prices/model.ts';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { parseWeekdays } from '#contract/kernel/dates/weekdays.ts';
import { endpoint, pageModel } from '#contract/kernel/endpoint.ts';
import { weekdayModel } from '#contract/kernel/fields.ts';
import { qrEndpoint, standardEndpoints } from '#contract/kernel/standard-endpoints.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import type { Names } from '#contract/kernel/wire/makings.ts';
import { rupees, wireDay, wireNamed } from '#contract/kernel/wire/wire.ts';
import { parkDraftModel, parkFieldsModel, parkModel } from './model.ts';

const weekdaysIn = (sent: string | string[]) => parseWeekdays([sent].flat().join(','));

/** "mon,tue", "Mon-Fri", or a list of such ⇄ weekdays. Old clients send empty items. */
const weekdays = coded(
  z.union([z.string(), z.array(z.string())]).refine((sent) => weekdaysIn(sent) !== null, 'parks.dayNames'),
  z.array(weekdayModel),
  { decode: (sent) => weekdaysIn(sent) ?? [], encode: (days) => days.join(','), written: z.string() },
);

/** Null means false. */
const flag = coded(z.union([z.boolean(), z.null()]), z.boolean(), {
  decode: Boolean,
  encode: (on) => on,
  written: z.boolean(),
});

const FEES: Names = CATEGORY_KEYS.flatMap((key) => [
  [key, `fees.${key}.offered`],
  [`${key}Fee`, `fees.${key}.price`],
]);

const NAMES: Names = [
  ['parkName', 'name'],
  ['company', 'company'],
  ['status', 'active'],
  ['payment', 'gateway'],
  ['mid', 'merchantId'],
  ['location', 'location'],
  ['note', 'note'],
  ['qrName', 'qrName'],
  ['startTime', 'opensAt'],
  ['startTiming', 'opensAt'],
  ['endTime', 'closesAt'],
  ['endTiming', 'closesAt'],
  ['lastEntryMinutes', 'lastEntryMinutes'],
  ['openDays', 'openDays'],
  ['isCloakRoom', 'hasCloakRoom'],
  ['isHolidays', 'hasHolidays'],
  ['holidayDays', 'holidays'],
  ['isEnabledCoupon', 'couponsEnabled'],
  ['isEnabledCustomBookingDates', 'customDatesEnabled'],
  ['bookingDates', 'customDates'],
  ['daysOff', 'daysOff'],
  ['advanceDays', 'advanceDays'],
  ['isHomeBannerEnabled', 'bannerEnabled'],
  ['homeBannerImage', 'bannerUrl'],
  ['dailyCapacity', 'dailyCapacity'],
  ['familySize', 'familySize'],
  ['perBookingLimit', 'perBookingLimit'],
  ['holdMinutes', 'holdMinutes'],
  ['dayPrices', 'dayPrices'],
  ['slots', 'slots'],
  ['slotEarlyMinutes', 'slotEarlyMinutes'],
  ['slotLateMinutes', 'slotLateMinutes'],
  ['partOfGroup', 'partOfGroup'],
  ['reEntry', 'reEntry'],
  ['insideLimit', 'insideLimit'],
  ['published', 'published'],
  ...FEES,
];

const dayPrices = z.array(dayPriceModel.extend({ prices: z.array(kindPriceModel.extend({ price: rupees })) }));

const fields = {
  status: flag,
  dayPrices: dayPrices.optional(),
  bookingDates: z.array(wireDay).optional(),
  ...Object.fromEntries(CATEGORY_KEYS.map((key) => [`${key}Fee`, rupees])),
};

const sent = { ...fields, status: flag.optional(), openDays: weekdays, holidayDays: weekdays };

export const parkBody = wireNamed(parkFieldsModel, NAMES, sent);
export const parkDraft = wireNamed(parkDraftModel, NAMES, sent);

export const parkAnswer = wireNamed(
  parkModel.partial({ note: true, company: true }),
  [
    ...NAMES,
    ['closed', 'closed'],
    ['_id', 'id'],
    ['id', 'id'],
    ['profileRegistrationId', 'organisationId'],
    ['createdAt', 'createdAt'],
  ],
  { ...fields, openDays: weekdays, holidayDays: weekdays },
);

const standard = standardEndpoints({
  path: '/park',
  one: 'a park',
  many: 'parks',
  body: parkBody,
  draft: parkDraft,
  answer: parkAnswer,
  open: ['list', 'one'],
});

/** The calls of docs/product/calls.md 6. Visitors get no notes for staff. */
export const parksApi = {
  ...standard,
  active: endpoint('POST /park/activelist', {
    access: 'public',
    summary: 'Parks that take bookings',
    body: pageModel,
    list: true,
    answer: z.array(parkAnswer),
  }),
  qr: qrEndpoint('/park'),
};
