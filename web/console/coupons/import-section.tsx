import { useQuery } from '@tanstack/react-query';
import { couponFieldsModel } from '#contract/coupons/model.ts';
import { useShownTenant } from '#web/console/frame/use-tenants.ts';
import { type NounImport, TenantImport } from '#web/console/imports/tenant-import-section.tsx';
import type { Option } from '#web/console/kit/forms/field.tsx';
import {
  day,
  mobiles,
  oneOf,
  percent,
  type Reader,
  rupees,
  text,
  whole,
  yesNo,
} from '#web/console/kit/import/cells.ts';
import { importFields, may, must } from '#web/console/kit/import/importable.ts';
import { parksQuery } from '#web/console/parks/queries.ts';
import { useParkOptions } from '#web/console/parks/use-park-options.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { couponRecords, everyCoupon } from './queries.ts';
import { couponFormTexts as labels, couponTexts as texts } from './words.ts';

const { discountTypes: types } = labels;
const TYPES = Object.entries(types).map(([value, label]) => ({ value, label }));

/** Percent or rupees by the row's type; "10 %" of a fixed amount and "₹100" of a percentage are refused. */
const discount: Reader = (words, row) => {
  const type = oneOf(TYPES)(row?.discountType ?? '');
  const isPercent = 'value' in type ? type.value === 'percentage' : words.includes('%');
  return isPercent ? percent(words) : rupees(words);
};

const fieldsOf = (parks: readonly Option[]) =>
  importFields(
    { ...labels, parkId: labels.park, active: texts.status },
    {
      code: must(text, 'WELCOME10', 'code'),
      name: must(text, 'Welcome'),
      parkId: must(oneOf(parks), parks[0]?.label ?? '', 'Park Name'),
      discountType: must(oneOf(TYPES), types.percentage, 'type'),
      discountValue: must(discount, '10', 'discount', 'value'),
      startsOn: may(day, ''),
      endsOn: must(day, '31/12/2027', 'Valid To', 'Expiry', 'Expires'),
      maxUses: may(whole, '100'),
      maxUsesPerMobile: may(whole, '1'),
      minimumOrder: may(rupees, ''),
      mobiles: may(mobiles, ''),
      description: may(text, ''),
      active: may(yesNo, texts.active),
    },
  );

/** The form's switches follow from the values in a row. */
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

const coupons: NounImport = {
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
};

export const CouponImport = () => <TenantImport of={coupons} />;
