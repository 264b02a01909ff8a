import { useState } from 'react';
import { CATEGORIES } from '#contract/fees/rules.ts';
import { formatRupees, type Paise, parseRupees } from '#contract/kernel/money.ts';
import type { ManyFields } from '#contract/offerings/model.ts';
import { changedPrice, type PriceChange } from '#contract/offerings/rules.ts';
import { optionsOf, SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { ConfirmActionDialog } from '#web/console/kit/parts/dialogs/confirm-action.tsx';
import type { DeedQuestion } from '#web/console/kit/tables/choice/bulk-actions.ts';
import type { ChangeOf, OfferingRecord } from './queries.ts';
import { pricesTexts as texts } from './words.ts';
import './prices.css';

type Prices = NonNullable<ManyFields['prices']>;
type Category = Prices[number]['category'];

/** A price as it is, and as it will be; `category` is null for a fee. */
interface Repriced {
  category: Category | null;
  from: Paise;
  to: Paise;
}

interface PriceProps extends Omit<DeedQuestion<OfferingRecord>, 'start'> {
  nameOf: (row: OfferingRecord) => string;
  start: (changeOf: (row: OfferingRecord) => ReturnType<ChangeOf<OfferingRecord>> | null) => void;
}

const EVERY = 'all';

/** Shows each old price beside the new one before anything is changed. */
export function PriceDialog({ rows, count, nameOf, start, close }: PriceProps) {
  const [kind, setKind] = useState<string>(EVERY);
  const [way, setWay] = useState<PriceWay>('upPercent');
  const [typed, setTyped] = useState('');
  const change = changeOfTyped(way, typed);
  const of = (row: OfferingRecord) => repriced(row, kind, change);
  const all = rows.map((row) => ({ row, name: nameOf(row), prices: of(row) }));
  const changed = all.flatMap(({ prices }) => prices.filter(isChanged));
  const act = async () => {
    if (!change) throw new Error(texts.noValue(way));
    if (changed.some(({ to }) => to < 0)) throw new Error(texts.belowNothing);
    if (changed.length === 0) throw new Error(texts.nothing);
    start((row) => manyChange(of(row).filter(isChanged)));
  };
  const kinds = CATEGORIES.filter(({ key }) =>
    rows.some((row) => pricesOf(row).some(({ category }) => category === key)),
  );
  return (
    <ConfirmActionDialog
      title={texts.title(count)}
      text={texts.lead}
      word={changed.length > 0 ? texts.word(changed.length) : texts.first}
      act={act}
      close={close}
    >
      <div className="row">
        {kinds.length > 0 && (
          <SelectField
            label={texts.kind}
            value={kind}
            change={setKind}
            options={[{ value: EVERY, label: texts.every }, ...kinds.map(({ key, label }) => ({ value: key, label }))]}
          />
        )}
        <SelectField label={texts.way} value={way} change={(value) => setWay(value as PriceWay)} options={WAYS} />
        <TextField
          label={isPercent(way) ? texts.percent : texts.rupees}
          value={typed}
          change={setTyped}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <PriceTable all={all} />
    </ConfirmActionDialog>
  );
}

type PriceWay = keyof typeof texts.ways;
const WAYS = optionsOf(Object.keys(texts.ways) as PriceWay[], texts.ways);
const isPercent = (way: PriceWay): boolean => way.endsWith('Percent');

/** Null while nothing usable is typed. */
function changeOfTyped(way: PriceWay, typed: string): PriceChange | null {
  const sign = way.startsWith('down') ? -1 : 1;
  const value = typed.trim() === '' ? null : isPercent(way) ? percentOf(typed) : parseRupees(typed);
  return value ? { by: isPercent(way) ? 'percent' : 'amount', rise: sign * value } : null;
}

const MOST_PERCENT = 1000;

function percentOf(typed: string): number | null {
  const value = Number(typed.replace('%', '').trim());
  return value > 0 && value <= MOST_PERCENT ? value : null;
}

const isChanged = ({ from, to }: Repriced): boolean => from !== to;

const pricesOf = ({ fees, fee }: OfferingRecord): Omit<Repriced, 'to'>[] => {
  if (!fees) return fee == null ? [] : [{ category: null, from: fee }];
  return CATEGORIES.flatMap(({ key }) => {
    const { offered, price } = fees[key];
    return offered && price !== null ? [{ category: key, from: price }] : [];
  });
};

/** What is free stays free. */
const repriced = (row: OfferingRecord, kind: string, change: PriceChange | null): Repriced[] =>
  pricesOf(row)
    .filter(({ category, from }) => from > 0 && (kind === EVERY || category === kind))
    .map((price) => ({ ...price, to: change ? changedPrice(price.from, change) : price.from }));

function manyChange(prices: readonly Repriced[]): ReturnType<ChangeOf<OfferingRecord>> | null {
  const [first] = prices;
  if (!first) return null;
  if (first.category === null) return { was: { fee: first.from }, to: { fee: first.to } };
  const those = (of: 'from' | 'to'): Prices =>
    prices.map(({ category, ...price }) => ({ category: category as Category, price: price[of] }));
  return { was: { prices: those('from') }, to: { prices: those('to') } };
}

const PriceTable = ({ all }: { all: readonly { row: OfferingRecord; name: string; prices: Repriced[] }[] }) => (
  <div className="price-table">
    <table className="lined">
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col" className="end">
            {texts.old}
          </th>
          <th scope="col" className="end">
            {texts.new}
          </th>
        </tr>
      </thead>
      <tbody>
        {all.flatMap(({ row, name, prices }) =>
          prices.map(({ category, from, to }) => (
            <tr key={`${row.id} ${category}`}>
              <th scope="row">
                {name} {category && <small>{labelOf(category)}</small>}
              </th>
              <td className="end">{formatRupees(from)}</td>
              <td className={to < 0 ? 'hint' : 'end'}>{to < 0 ? texts.below : formatRupees(to)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  </div>
);

const labelOf = (category: Category): string => CATEGORIES.find(({ key }) => key === category)?.label ?? category;
