import { z } from 'zod';
import { WEEKDAYS, type Weekday } from '#contract/dates.ts';
import { endpoint, pageModel } from '#contract/endpoint.ts';
import { CATEGORY_KEYS, type Fees } from '#contract/fees/rules.ts';
import { knowNames } from '#contract/field-names.ts';
import { GATEWAYS, type Park, type ParkFields, parkFieldsModel, parkModel } from '#contract/parks/model.ts';
import { qrEndpoint, standardEndpoints } from '#contract/standard-endpoints.ts';
import { rupees, wireDay, wireInstant } from '#contract/wire.ts';
import { writtenAs, writtenType } from '#contract/written-type.ts';

/** The one hand-written codec: 18 flat flags and fees, and weekdays as comma-separated text (docs/architecture.md). */

const isWeekday = (word: string): word is Weekday => (WEEKDAYS as readonly string[]).includes(word);

const dayWords = (days: string | string[]): string[] =>
  (Array.isArray(days) ? days : days.split(',')).map((day) => day.trim().toLowerCase()).filter(Boolean);

const dayList = z.union([z.string(), z.array(z.string())]);

/** "mon,tue" (or a list) ⇄ weekdays. Old clients send empty items; what is no weekday is dropped. */
const weekdays = z.codec(dayList, z.array(z.enum(WEEKDAYS)), {
  decode: (days) => dayWords(days).filter(isWeekday),
  encode: (days) => days.join(','),
});

/** The same of days that are stored: each must be one. */
const storedWeekdays = z.codec(dayList, z.array(z.enum(WEEKDAYS, 'Please name days as mon, tue, wed')), {
  decode: (days) => dayWords(days) as Weekday[],
  encode: (days) => days.join(','),
});

/** An empty fee field is no price. */
const fee = z.codec(
  z.union([rupees, z.literal(''), z.null()], 'Please enter an amount in rupees'),
  z.int().nullable(),
  {
    decode: (paise) => (paise === '' ? null : paise),
    encode: (paise) => paise,
  },
);

const time = z.codec(z.string().nullable(), z.string().nullable(), {
  decode: (text) => text || null,
  encode: (text) => text,
});
const text = z.codec(z.string().nullable(), z.string(), { decode: (old) => old ?? '', encode: (clean) => clean });
const flag = z.codec(z.union([z.boolean(), z.null()]), z.boolean(), {
  decode: (old) => old ?? false,
  encode: (clean) => clean,
});
const vendor = z.codec(z.union([z.enum(GATEWAYS), z.literal('')]), z.enum(GATEWAYS), {
  decode: (old) => old || 'ccav',
  encode: (clean) => clean,
});

const flatFees = Object.fromEntries(
  CATEGORY_KEYS.flatMap((key) => [
    [key, flag.optional()],
    [`${key}Fee`, fee.optional()],
  ]),
) as Record<string, z.ZodOptional<typeof flag> | z.ZodOptional<typeof fee>>;

const legacyFields = z.object({
  parkName: z.string().optional(),
  company: text.optional(),
  status: flag.optional(),
  location: z.string().optional(),
  payment: vendor.optional(),
  mid: z.string().optional(),
  note: text.optional(),
  qrName: text.optional(),
  startTime: time.optional(),
  startTiming: time.optional(),
  endTime: time.optional(),
  endTiming: time.optional(),
  openDays: weekdays.optional(),
  isCloakRoom: flag.optional(),
  isHolidays: flag.optional(),
  holidayDays: weekdays.optional(),
  isEnabledCoupon: flag.optional(),
  isEnabledCustomBookingDates: flag.optional(),
  bookingDates: z.array(wireDay).optional(),
  isHomeBannerEnabled: flag.optional(),
  homeBannerImage: text.optional(),
  dailyCapacity: z.number().nullable().optional(),
  familySize: z.number().optional(),
  perBookingLimit: z.number().optional(),
  holdMinutes: z.number().optional(),
  ...flatFees,
});
type LegacyFields = z.output<typeof legacyFields>;

const RENAMES = {
  parkName: 'name',
  company: 'company',
  status: 'active',
  location: 'location',
  payment: 'gateway',
  mid: 'merchantId',
  note: 'note',
  qrName: 'qrName',
  startTime: 'opensAt',
  endTime: 'closesAt',
  openDays: 'openDays',
  isCloakRoom: 'hasCloakRoom',
  isHolidays: 'hasHolidays',
  holidayDays: 'holidays',
  isEnabledCoupon: 'couponsEnabled',
  isEnabledCustomBookingDates: 'customDatesEnabled',
  bookingDates: 'customDates',
  isHomeBannerEnabled: 'bannerEnabled',
  homeBannerImage: 'bannerUrl',
  dailyCapacity: 'dailyCapacity',
  familySize: 'familySize',
  perBookingLimit: 'perBookingLimit',
  holdMinutes: 'holdMinutes',
} as const satisfies Record<string, keyof ParkFields>;

const feesOf = (old: Record<string, unknown>): Fees =>
  Object.fromEntries(
    CATEGORY_KEYS.map((key) => [key, { offered: old[key] ?? false, price: old[`${key}Fee`] ?? null }]),
  ) as Fees;

const toClean = (old: LegacyFields) => ({
  ...Object.fromEntries(Object.entries(RENAMES).map(([legacy, clean]) => [clean, old[legacy as keyof typeof RENAMES]])),
  opensAt: old.startTime ?? old.startTiming,
  closesAt: old.endTime ?? old.endTiming,
  // Unchecking custom dates clears the list (docs/product/forms.md 15).
  customDates: old.isEnabledCustomBookingDates ? old.bookingDates : [],
  fees: feesOf(old as Record<string, unknown>),
});

const toLegacy = (park: Partial<ParkFields>): LegacyFields => ({
  ...Object.fromEntries(
    Object.entries(RENAMES).flatMap(([legacy, clean]) => (park[clean] === undefined ? [] : [[legacy, park[clean]]])),
  ),
  startTiming: park.opensAt,
  endTiming: park.closesAt,
  ...Object.fromEntries(
    Object.entries(park.fees ?? {}).flatMap(([key, { offered, price }]) => [
      [key, offered],
      [`${key}Fee`, price],
    ]),
  ),
});

/** What callers write for each field of a park: also the second names of its times, and each category's two fields. */
const TIMES = [...Object.entries(RENAMES), ['startTiming', 'opensAt'] as const, ['endTiming', 'closesAt'] as const];
const NAMES = [
  ...TIMES,
  ...CATEGORY_KEYS.flatMap((key) => [
    [key, `fees.${key}.offered`] as const,
    [`${key}Fee`, `fees.${key}.price`] as const,
  ]),
];

/** The body of park/add and of PUT park/{id}. */
export const parkBody = knowNames(
  z.codec(legacyFields, parkFieldsModel, {
    decode: (old) => toClean(old) as z.input<typeof parkFieldsModel>,
    encode: (park) => toLegacy(park),
  }),
  NAMES,
);

/** Of the categories that a change names, what it says of them. */
const changedFees = (old: Record<string, unknown>): object =>
  Object.fromEntries(
    CATEGORY_KEYS.flatMap((key) => {
      const told = { ...(key in old && { offered: old[key] }), ...(`${key}Fee` in old && { price: old[`${key}Fee`] }) };
      return Object.keys(told).length > 0 ? [[key, told]] : [];
    }),
  );

/** The body of PUT park/{id}: any fields of a park. `fees` holds what is said of the categories that are named. */
const parkChanges = knowNames(
  z.codec(legacyFields, z.custom<Partial<ParkFields>>(), {
    decode: (old) => {
      const plain = TIMES.toReversed().flatMap(([legacy, clean]) =>
        legacy in old ? [[clean, old[legacy as keyof LegacyFields]]] : [],
      );
      const fees = changedFees(old);
      return { ...Object.fromEntries(plain), ...(Object.keys(fees).length > 0 && { fees }) } as Partial<ParkFields>;
    },
    encode: (park) => toLegacy(park),
  }),
  NAMES,
);

const identity = z.object({
  _id: z.string(),
  id: z.string(),
  profileRegistrationId: z.string(),
  createdAt: wireInstant,
});

/** In an answer stands what is stored: nothing else is read as empty, dropped or set for it. */
const answerFields = legacyFields.extend({
  payment: z.enum(GATEWAYS).optional(),
  openDays: storedWeekdays.optional(),
  holidayDays: storedWeekdays.optional(),
  ...identity.shape,
});

/** A park in an answer; the fields for staff are absent for visitors. */
export const parkAnswer = knowNames(
  z.codec(answerFields, parkModel.partial({ note: true, company: true }), {
    decode: (old) =>
      ({
        ...toClean(old),
        id: old._id,
        organisationId: old.profileRegistrationId,
        createdAt: old.createdAt,
      }) as z.input<typeof parkModel>,
    encode: (park) => ({
      ...toLegacy(park as Park),
      _id: park.id,
      id: park.id,
      profileRegistrationId: park.organisationId,
      createdAt: park.createdAt,
    }),
  }),
  [...TIMES, ['_id', 'id'], ['profileRegistrationId', 'organisationId']],
);

for (const codec of [weekdays, storedWeekdays, text]) writtenAs(codec, z.string());
writtenAs(flag, z.boolean());
writtenAs(fee, z.number().nullable());
writtenAs(
  parkAnswer,
  (writtenType(answerFields) as typeof answerFields).required().partial({ note: true, company: true }),
);

const standard = standardEndpoints({
  path: '/park',
  one: 'a park',
  many: 'parks',
  body: parkBody,
  answer: parkAnswer,
  open: ['list', 'one'],
});

/** Every call of docs/product/calls.md 6. Public ones answer visitors without notes for staff. */
export const parksApi = {
  ...standard,
  active: endpoint({
    method: 'POST',
    path: '/park/activelist',
    access: 'public',
    summary: 'Parks that take bookings',
    body: pageModel,
    list: true,
    answer: z.array(parkAnswer),
  }),
  update: endpoint({ ...standard.update, body: parkChanges }),
  qr: qrEndpoint('/park'),
};
