import { noFees } from '#contract/fees/rules.ts';
import { canBeShown } from '#contract/images/rules.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import { type ParkFields, parkDraftModel, parkFields, parkFieldsModel } from '#contract/parks/model.ts';
import { GATEWAYS } from '#contract/payments/model.ts';
import { DayPrices } from '#web/console/fees/day-prices-section.tsx';
import { FeeFields, feeParts } from '#web/console/fees/fee-fields-section.tsx';
import { aheadTexts, dayPricesInWords, dayPriceTexts } from '#web/console/fees/words.ts';
import { useInheritedKeys } from '#web/console/gateway-credentials/use-inherited-keys.ts';
import { optionsOf } from '#web/console/kit/forms/field.tsx';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import type { OpenedRecord } from '#web/console/kit/records/record-form.tsx';
import { OfferingForm, OfferingPage } from '#web/console/offerings/record-section.tsx';
import { ClosedWeekdays } from '#web/console/opening-days/closed-weekdays-section.tsx';
import { CustomDates } from '#web/console/opening-days/custom-dates-section.tsx';
import { daysOffField } from '#web/console/opening-days/days-off-field.tsx';
import { WeekdayTicks } from '#web/console/opening-days/weekday-ticks-section.tsx';
import { weekdaysInWords } from '#web/console/opening-days/words.ts';
import { Slots } from '#web/console/slots/slots-section.tsx';
import { slotsInWords, slotTexts } from '#web/console/slots/words.ts';
import { parkFormTexts as labels } from './form-words.ts';
import { type ParkRow, parkOffering } from './queries.ts';
import { parkTexts as texts } from './words.ts';

const { groups } = labels;

/** Every field of a park (docs/product/forms.md 15), in the order in which a park is described. */
const GROUPS: readonly FieldGroup<ParkFields>[] = [
  {
    heading: groups.park,
    fields: [
      { kind: 'text', name: 'name', label: labels.name, required: true },
      { kind: 'text', name: 'location', label: labels.location, required: true },
      { kind: 'text', name: 'company', label: labels.company },
    ],
  },
  {
    heading: groups.payment,
    fields: [
      { kind: 'text', name: 'merchantId', label: labels.merchantId, hint: labels.merchantIdHint, required: true },
      { kind: 'choice', name: 'gateway', label: labels.gateway, options: optionsOf(GATEWAYS, labels.gateways) },
      { kind: 'whole', name: 'holdMinutes', label: labels.hold, hint: labels.holdHint },
    ],
  },
  {
    heading: groups.extras,
    fields: [
      { kind: 'text', name: 'qrName', label: labels.qrName, hint: labels.qrNameHint },
      { kind: 'tick', name: 'hasCloakRoom', label: labels.cloakRoom },
      { kind: 'tick', name: 'bannerEnabled', label: labels.banner, wide: true },
      { kind: 'image', name: 'bannerUrl', label: labels.bannerUrl, shown: (park) => park.bannerEnabled },
      { kind: 'note', name: 'note', label: labels.note, hint: labels.noteHint, wide: true },
    ],
  },
  {
    page: 'prices',
    heading: groups.fees,
    hint: groups.feesHint,
    fields: [
      {
        kind: 'own',
        name: 'fees',
        label: groups.fees,
        render: (form) => <FeeFields form={form} />,
        ...feeParts,
      },
      {
        kind: 'own',
        name: 'dayPrices',
        label: dayPriceTexts.label,
        render: (form) => <DayPrices form={form} />,
        inWords: ({ dayPrices }) => dayPricesInWords(dayPrices),
      },
      {
        kind: 'whole',
        name: 'familySize',
        label: labels.familySize,
        shown: ({ fees }) => fees.family.offered,
      },
      { kind: 'tick', name: 'couponsEnabled', label: labels.coupons, wide: true },
    ],
  },
  {
    page: 'days',
    heading: groups.times,
    fields: [
      { kind: 'time', name: 'opensAt', label: labels.opensAt },
      { kind: 'time', name: 'closesAt', label: labels.closesAt, hint: labels.closesAtHint },
      {
        kind: 'whole',
        name: 'lastEntryMinutes',
        label: labels.lastEntry,
        hint: labels.lastEntryHint,
        shown: ({ closesAt }) => Boolean(closesAt),
      },
      {
        kind: 'own',
        name: 'openDays',
        label: labels.openDays,
        render: (form) => (
          <WeekdayTicks
            legend={labels.openDays}
            hint={labels.openDaysHint}
            days={form.values.openDays}
            change={(days) => form.set('openDays', days)}
          />
        ),
        inWords: ({ openDays }) => weekdaysInWords(openDays),
      },
      { kind: 'tick', name: 'hasHolidays', label: labels.holidays, hint: labels.holidaysHint, wide: true },
      {
        kind: 'own',
        name: 'holidays',
        label: labels.closedDays,
        shown: ({ hasHolidays }) => hasHolidays,
        render: (form) => (
          <WeekdayTicks
            legend={labels.closedDays}
            days={form.values.holidays}
            change={(days) => form.set('holidays', days)}
          />
        ),
        inWords: ({ holidays }) => weekdaysInWords(holidays),
      },
      { kind: 'own', name: 'closedWeekdays', render: (form) => <ClosedWeekdays form={form} /> },
      daysOffField('park'),
    ],
  },
  {
    page: 'days',
    heading: groups.ahead,
    fields: [
      {
        kind: 'own',
        name: 'customDates',
        label: labels.customDates,
        render: (form) => <CustomDates form={form} />,
        inWords: ({ customDates }) => customDates.map(formatDay).join(', '),
      },
      {
        kind: 'whole',
        name: 'advanceDays',
        label: aheadTexts.label,
        hint: aheadTexts.hint,
        shown: ({ customDatesEnabled, customDates }) => !customDatesEnabled || customDates.length === 0,
      },
    ],
  },
  {
    page: 'gate',
    heading: groups.gates,
    hint: groups.gatesHint,
    fields: [
      { kind: 'tick', name: 'partOfGroup', label: labels.partOfGroup, hint: labels.partOfGroupHint },
      { kind: 'tick', name: 'reEntry', label: labels.reEntry, hint: labels.reEntryHint },
      { kind: 'whole', name: 'insideLimit', label: labels.insideLimit, hint: labels.insideLimitHint },
    ],
  },
  {
    page: 'gate',
    heading: groups.places,
    fields: [
      { kind: 'whole', name: 'dailyCapacity', label: labels.capacity, hint: labels.capacityHint },
      { kind: 'whole', name: 'perBookingLimit', label: labels.limit },
      {
        kind: 'own',
        name: 'slots',
        label: slotTexts.label,
        render: (form) => <Slots form={form} />,
        inWords: ({ slots }) => slotsInWords(slots),
      },
      {
        kind: 'whole',
        name: 'slotEarlyMinutes',
        label: slotTexts.early,
        hint: slotTexts.earlyHint,
        shown: ({ slots }) => slots.length > 0,
      },
      {
        kind: 'whole',
        name: 'slotLateMinutes',
        label: slotTexts.late,
        hint: slotTexts.lateHint,
        shown: ({ slots }) => slots.length > 0,
      },
    ],
  },
];

/** A new park gets the defaults. Drops a banner that no browser can show. */
export function parkValues(park: ParkRow | null): ParkFields {
  const fields = {
    ...EMPTY_TEXTS,
    ...(park ? { ...park, bannerUrl: canBeShown(park.bannerUrl) ? park.bannerUrl : '' } : NEW_PARK),
  };
  return Object.fromEntries(
    Object.keys(parkFields.omit({ active: true }).shape).map((name) => [name, fields[name as keyof ParkFields]]),
  ) as ParkFields;
}

const EMPTY_TEXTS = { name: '', location: '', merchantId: '' };
const NEW_PARK = parkFields.partial({ name: true, location: true, merchantId: true }).parse({ fees: noFees() });

const SAMPLE = { name: labels.name, location: labels.location, merchantId: labels.merchantId, fees: noFees() };

export const ParkForm = (opened: OpenedRecord<ParkRow>) => (
  <OfferingForm
    {...opened}
    fresh={useInheritedKeys()}
    texts={texts}
    of={parkOffering}
    groups={GROUPS}
    valuesOf={parkValues}
    model={parkFieldsModel}
    sample={SAMPLE}
    draftModel={parkDraftModel}
  />
);

export const ParkRecordPage = () => <OfferingPage of={parkOffering} form={ParkForm} />;
