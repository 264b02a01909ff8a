import { useQuery } from '@tanstack/react-query';
import { couponFieldsModel } from '#contract/coupons/model.ts';
import { importOf } from '#web/console/frame/tenant-import-section.tsx';
import { useShownTenant } from '#web/console/frame/use-tenants.ts';
import type { Option } from '#web/console/kit/forms/field.tsx';
import { day, mobiles, oneOf, percentOrRupees, rupees, text, whole, yesNo } from '#web/console/kit/import/cells.ts';
import type { ImportField } from '#web/console/kit/import/importable.ts';
import { parksQuery, useParkOptions } from '#web/console/parks/queries.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { couponRecords, everyCoupon } from './queries.ts';
import { couponFormTexts as labels, couponTexts as texts } from './words.ts';

const { discountTypes: types } = labels;
const TYPES = Object.entries(types).map(([value, label]) => ({ value, label }));

const fieldsOf = (parks: readonly Option[]): ImportField[] => [
  { name: 'code', heading: labels.code, also: ['code'], required: true, read: text, example: 'WELCOME10' },
  { name: 'name', heading: labels.name, required: true, read: text, example: 'Welcome' },
  {
    name: 'parkId',
    heading: labels.park,
    also: ['Park Name'],
    required: true,
    read: oneOf(parks),
    example: parks[0]?.label ?? '',
  },
  {
    name: 'discountType',
    heading: labels.discountType,
    also: ['type'],
    required: true,
    read: oneOf(TYPES),
    example: types.percentage,
  },
  {
    name: 'discountValue',
    heading: labels.discountValue,
    also: ['discount', 'value'],
    required: true,
    read: percentOrRupees,
    example: '10',
  },
  { name: 'startsOn', heading: labels.startsOn, read: day, example: '' },
  {
    name: 'endsOn',
    heading: labels.endsOn,
    also: ['Valid To', 'Expiry', 'Expires'],
    required: true,
    read: day,
    example: '31/12/2027',
  },
  { name: 'maxUses', heading: labels.maxUses, read: whole, example: '100' },
  { name: 'maxUsesPerMobile', heading: labels.maxUsesPerMobile, read: whole, example: '1' },
  { name: 'minimumOrder', heading: labels.minimumOrder, read: rupees, example: '' },
  { name: 'mobiles', heading: labels.mobiles, read: mobiles, example: '' },
  { name: 'description', heading: labels.description, read: text, example: '' },
  { name: 'active', heading: texts.status, read: yesNo, example: texts.active },
];

/** The switches of the form follow what a row says. */
const withSwitches = (values: Record<string, unknown>) => ({
  ...values,
  usesLimited: 'maxUses' in values,
  minimumApplies: 'minimumOrder' in values,
  mobilesApply: 'mobiles' in values,
});

function useCoupons() {
  const organisationId = useShownTenant();
  return useQuery({
    queryKey: ['coupons', 'every', organisationId],
    queryFn: () => everyCoupon({ organisationId, parkId: null, sort: null, over: 'last' }, Number.POSITIVE_INFINITY),
    staleTime: 0,
  });
}

/** `/app/import/coupon` */
export const CouponImport = importOf({
  kinds: ['park'],
  list: consolePaths.coupons,
  texts,
  useRows: useCoupons,
  keyOf: ({ code }) => String(code),
  useChoices: () => ({ options: useParkOptions(), asked: [useQuery(parksQuery)] }),
  fields: fieldsOf,
  model: couponFieldsModel,
  complete: withSwitches,
  records: couponRecords,
});
