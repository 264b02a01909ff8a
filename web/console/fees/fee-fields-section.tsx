import type { KeyboardEvent } from 'react';
import { CATEGORIES, type CategoryKey, type Fees } from '#contract/fees/rules.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type { ParkFields } from '#contract/parks/model.ts';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { RupeesField } from '#web/console/kit/forms/number-field.tsx';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { feeTexts as texts } from './words.ts';
import './fees.css';

/** Drops the family add-on when the family fee goes. */
export function withFee(fees: Fees, key: CategoryKey, change: Partial<Fees[CategoryKey]>): Fees {
  const next = { ...fees, [key]: { ...fees[key], ...change } };
  return next.family.offered ? next : { ...next, familyAddon: { ...next.familyAddon, offered: false } };
}

/** The category of a changed field, so that a conflict with a colleague names one fee, not the whole table. */
const kindAt = (path: string) => CATEGORIES.find(({ key }) => key === path.split('.')[1]);

export const feeParts = {
  partOf: (path: string) => kindAt(path)?.label,
  inWords: ({ fees }: Pick<ParkFields, 'fees'>, path: string): string => {
    const { offered, price } = fees[kindAt(path)?.key ?? 'adult'];
    return offered ? formatRupees(price ?? 0) : texts.notSold;
  },
};

/** The family add-on needs a family fee. */
export const categoriesFor = (fees: Fees) =>
  CATEGORIES.filter(({ key }) => key !== 'familyAddon' || fees.family.offered);

export function FeeFields({ form }: { form: FormState<ParkFields> }) {
  const { fees } = form.values;
  const change = (key: CategoryKey, part: Partial<Fees[CategoryKey]>) => form.set('fees', withFee(fees, key, part));
  return (
    <ul className="fields fee-list wide" onKeyDown={goToNextFee}>
      {categoriesFor(fees).map(({ key, label }) => (
        <FeeRow
          key={key}
          name={`fees.${key}.price`}
          label={label}
          fee={fees[key]}
          problem={form.problems[`fees.${key}.price`]}
          tick={(offered) => change(key, { offered })}
          price={(price) => change(key, { price })}
        />
      ))}
    </ul>
  );
}

/** Enter and arrow keys move between fees, as in a spreadsheet. */
function goToNextFee(event: KeyboardEvent<HTMLUListElement>): void {
  const steps: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  const isWithKey = event.ctrlKey || event.metaKey || event.altKey;
  if (!step || isWithKey || !(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
  const fees = [...event.currentTarget.querySelectorAll<HTMLInputElement>('.field input:not(:disabled)')];
  event.preventDefault();
  const next = fees[fees.indexOf(event.target) + step];
  next?.focus();
  next?.select();
}

interface FeeRowProps {
  name: string;
  label: string;
  fee: Fees[CategoryKey];
  problem?: string;
  tick: (offered: boolean) => void;
  price: (price: number | null) => void;
}

function FeeRow({ name, label, fee, problem, tick, price }: FeeRowProps) {
  return (
    <li className={fee.offered ? 'on' : undefined}>
      <TickField label={label} checked={fee.offered} change={tick} />
      <RupeesField
        label={<span className="hidden">{texts.feeOf(label)}</span>}
        name={name}
        disabled={!fee.offered}
        problem={problem}
        value={fee.price}
        change={price}
      />
    </li>
  );
}
