import { useId } from 'react';
import { CATEGORIES, type CategoryKey, type Fees } from '#contract/fees/rules.ts';
import type { ParkFields } from '#contract/parks/model.ts';
import type { FormState } from '#web/console/ui/form-state.ts';
import { RupeesField } from '#web/console/ui/number-field.tsx';
import { Tick } from '#web/console/ui/tick.tsx';
import { parkFormTexts as labels } from '#web/console/words/parks.ts';

/** The fees after one was changed: without a family there is no add-on to it. */
export function withFee(fees: Fees, key: CategoryKey, change: Partial<Fees[CategoryKey]>): Fees {
  const next = { ...fees, [key]: { ...fees[key], ...change } };
  return next.family.offered ? next : { ...next, familyAddon: { ...next.familyAddon, offered: false } };
}

/** The categories that a park can sell: the add-on only with a family. */
export const categoriesFor = (fees: Fees) =>
  CATEGORIES.filter(({ key }) => key !== 'familyAddon' || fees.family.offered);

/** One tick a category, and its fee, which opens with the tick. */
export function FeeFields({ form }: { form: FormState<ParkFields> }) {
  const { fees } = form.values;
  return (
    <div className="fees wide">
      {categoriesFor(fees).map(({ key, label }) => (
        <FeeField
          key={key}
          label={label}
          fee={fees[key]}
          problem={form.problems[`fees.${key}.price`]}
          change={(change) => form.set('fees', withFee(fees, key, change))}
        />
      ))}
    </div>
  );
}

interface FeeFieldProps {
  label: string;
  fee: Fees[CategoryKey];
  problem?: string;
  change: (change: Partial<Fees[CategoryKey]>) => void;
}

function FeeField({ label, fee, problem, change }: FeeFieldProps) {
  const id = useId();
  return (
    <div className={fee.offered ? 'fee on' : 'fee'}>
      <Tick id={id} checked={fee.offered} change={(offered) => change({ offered })} />
      <label htmlFor={id}>{label}</label>
      <RupeesField
        label={<span className="hidden">{labels.feeOf(label)}</span>}
        disabled={!fee.offered}
        problem={problem}
        value={fee.price}
        change={(price) => change({ price })}
      />
    </div>
  );
}
