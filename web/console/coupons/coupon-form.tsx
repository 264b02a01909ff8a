import { type ComponentProps, useState } from 'react';
import { z } from 'zod';
import { type Coupon, type CouponFields, couponFieldsModel, DISCOUNT_TYPES } from '#contract/coupons/model.ts';
import { withoutSwitchedOff } from '#contract/coupons/rules.ts';
import { listedMobiles, parseMobile } from '#contract/kernel/mobile.ts';
import { type Option, optionsOf, TextField } from '#web/console/kit/forms/field.tsx';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { bind, type FormState } from '#web/console/kit/forms/form-state.ts';
import { RupeesField } from '#web/console/kit/forms/number-field.tsx';
import { type RecordDialogProps, RecordForm } from '#web/console/kit/records/record-form.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { discountOf } from './discount.ts';
import { couponRecords } from './queries.ts';
import { couponFormTexts as labels, couponTexts as texts } from './words.ts';

const SwitchOnButton = lazyPart(async () => (await import('./coupon-state-section.tsx')).SwitchOnButton);

type TypedCoupon = { [K in keyof CouponFields]: CouponFields[K] | null };

/** Defaults of docs/product/README.md 4. */
const EMPTY: TypedCoupon = {
  code: '',
  name: '',
  description: '',
  parkId: '',
  active: true,
  discountType: 'percentage',
  discountValue: null,
  startsOn: null,
  endsOn: null,
  usesLimited: false,
  maxUses: null,
  maxUsesPerMobile: 1,
  minimumApplies: false,
  minimumOrder: null,
  mobilesApply: false,
  mobiles: null,
};

function mobilesProblem(mobiles: readonly string[] | null): string | null {
  if (!mobiles?.length) return labels.needsMobiles;
  const wrong = mobiles.find((mobile) => parseMobile(mobile) === null);
  return wrong === undefined ? null : labels.wrongMobile(wrong);
}

const always = () => true;

/** The contract's rules, and: a switch that is on needs its values. Values of a switch that is off are ignored. */
const typedModel = z.preprocess(
  (typed) => withoutSwitchedOff(typed as CouponFields),
  couponFieldsModel
    .refine(({ usesLimited, maxUses }) => !usesLimited || maxUses !== null, {
      path: ['maxUses'],
      error: labels.needsNumber,
      when: always,
    })
    .refine(({ mobilesApply, mobiles }) => !mobilesApply || mobilesProblem(mobiles) === null, {
      path: ['mobiles'],
      error: ({ input }) => mobilesProblem((input as CouponFields).mobiles) ?? undefined,
      when: always,
    }),
);

const { groups } = labels;

interface ParkChoice extends Option {
  couponsEnabled: boolean;
}

/** Every field of the Coupon dialog (docs/product/forms.md 14). */
const groupsFor = (parks: readonly ParkChoice[]): readonly FieldGroup<TypedCoupon>[] => [
  {
    heading: groups.coupon,
    fields: [
      {
        kind: 'own',
        name: 'code',
        label: labels.code,
        render: (form) => <CodeField form={form} />,
        inWords: ({ code }) => String(code),
      },
      { kind: 'text', name: 'name', label: labels.name, required: true },
      {
        kind: 'choice',
        name: 'parkId',
        label: labels.park,
        options: parks,
        none: labels.choosePark,
        required: true,
      },
      {
        kind: 'own',
        name: 'couponsOff',
        shown: ({ parkId }) => parks.some(({ value, couponsEnabled }) => value === parkId && !couponsEnabled),
        render: ({ values: { parkId } }) => <CouponsOff park={parks.find(({ value }) => value === parkId)} />,
      },
      { kind: 'yes-no', name: 'active', label: labels.status, yes: labels.active, no: labels.inactive },
      { kind: 'note', name: 'description', label: labels.description, wide: true },
    ],
  },
  {
    heading: groups.discount,
    fields: [
      {
        kind: 'choice',
        name: 'discountType',
        label: labels.discountType,
        options: optionsOf(DISCOUNT_TYPES, labels.discountTypes),
        required: true,
      },
      {
        kind: 'own',
        name: 'discountValue',
        label: labels.discountValue,
        render: (form) => <DiscountField form={form} />,
        inWords: (coupon) => discountOf(coupon as CouponFields),
      },
      { kind: 'day', name: 'startsOn', label: labels.startsOn, hint: labels.startsOnHint },
      { kind: 'day', name: 'endsOn', label: labels.endsOn, hint: labels.endsOnHint, required: true },
      { kind: 'tick', name: 'minimumApplies', label: labels.minimumApplies, wide: true },
      {
        kind: 'rupees',
        name: 'minimumOrder',
        label: labels.minimumOrder,
        required: true,
        shown: ({ minimumApplies }) => minimumApplies === true,
      },
    ],
  },
  {
    heading: groups.uses,
    fields: [
      { kind: 'whole', name: 'maxUsesPerMobile', label: labels.maxUsesPerMobile, hint: labels.maxUsesPerMobileHint },
      { kind: 'tick', name: 'usesLimited', label: labels.usesLimited, wide: true },
      {
        kind: 'whole',
        name: 'maxUses',
        label: labels.maxUses,
        required: true,
        shown: ({ usesLimited }) => usesLimited === true,
      },
      { kind: 'tick', name: 'mobilesApply', label: labels.mobilesApply, wide: true },
      {
        kind: 'own',
        name: 'mobiles',
        secret: true,
        shown: ({ mobilesApply }) => mobilesApply === true,
        render: ({ values, problems, set }) => (
          <MobilesField
            required
            label={labels.mobiles}
            hint={labels.mobilesHint}
            problem={problems.mobiles}
            mobiles={values.mobiles}
            change={(mobiles) => set('mobiles', mobiles)}
          />
        ),
      },
    ],
  },
];

interface CouponFormProps extends RecordDialogProps<Coupon> {
  parks: readonly ParkChoice[];
}

export const CouponForm = ({ parks, ...opened }: CouponFormProps) => (
  <RecordForm
    {...opened}
    texts={texts}
    records={couponRecords}
    name={opened.record?.code}
    groups={groupsFor(parks)}
    valuesOf={(coupon): TypedCoupon => coupon ?? EMPTY}
    model={typedModel}
  />
);

const CouponsOff = ({ park }: { park: { value: string; label: string } | undefined }) => (
  <div className="notice wide" role="status">
    {labels.couponsOff} {park && <SwitchOnButton parkId={park.value} park={park.label} />}
  </div>
);

interface FieldProps {
  form: FormState<TypedCoupon>;
}

const CodeField = ({ form }: FieldProps) => (
  <TextField
    {...bind(form, 'code')}
    value={form.values.code ?? ''}
    change={(code) => form.set('code', code.toUpperCase())}
    required
    autoComplete="off"
    label={labels.code}
    hint={labels.codeHint}
  />
);

/** Percent or rupees: both are stored in hundredths. */
const DiscountField = ({ form }: FieldProps) => (
  <RupeesField
    {...bind(form, 'discountValue')}
    required
    label={labels.discountValue}
    before={form.values.discountType === 'fixed' ? '₹' : '%'}
  />
);

type MobilesFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'problem' | 'required'> & {
  mobiles: string[] | null;
  change: (mobiles: string[] | null) => void;
};

/** Mobile numbers separated in any usual way; the text, with invalid ones, stays as typed. Null for an empty list. */
function MobilesField({ mobiles, change, ...frame }: MobilesFieldProps) {
  const [text, setText] = useState((mobiles ?? []).join('\n'));
  const typed = (next: string) => {
    setText(next);
    const listed = listedMobiles(next);
    change(listed.length > 0 ? listed : null);
  };
  return <TextField {...frame} wide rows={3} value={text} change={typed} />;
}
