import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type CategoryKey, type Fees, offeredCategories } from '#contract/fees/rules.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import type { ParkFields } from '#contract/parks/model.ts';
import { DateField } from '#web/console/kit/dates/date-field.tsx';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { Fold } from '#web/console/kit/forms/fold.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { RupeesField } from '#web/console/kit/forms/number-field.tsx';
import { problemWithin } from '#web/console/kit/forms/problems.ts';
import { useEditedRows } from '#web/console/kit/forms/use-edited-rows.ts';
import { WeekdayTicks } from '#web/console/opening-days/weekday-ticks-section.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { dayPricesInWords, dayPriceTexts as texts } from './words.ts';
import './fees.css';

type DayPrice = ParkFields['dayPrices'][number];

const newPrices = (): DayPrice => ({ name: '', from: null, until: null, weekdays: [], prices: [] });

export function DayPrices({ form }: { form: FormState<ParkFields> }) {
  const { dayPrices, fees } = form.values;
  const change = (next: DayPrice[]) => form.set('dayPrices', next);
  return (
    <div className="wide stack">
      <p className="hint">{texts.hint}</p>
      {useEditedRows(dayPrices, change).map(({ id, row, ...deeds }, at) => (
        <Fold
          key={id}
          says={dayPricesInWords([row])}
          folded={row.name !== ''}
          problem={problemWithin(form.problems, `dayPrices.${at}`)}
        >
          <DayPriceBox
            list={row}
            fees={fees}
            problemAt={(field) => form.problems[`dayPrices.${at}.${field}`]}
            {...deeds}
          />
        </Fold>
      ))}
      <div>
        <Button variant="outlined" startIcon={<Plus size={18} />} onClick={() => change([...dayPrices, newPrices()])}>
          {texts.add}
        </Button>
      </div>
    </div>
  );
}

interface DayPriceBoxProps {
  list: DayPrice;
  fees: Fees;
  problemAt: (field: string) => string | undefined;
  change: (part: Partial<DayPrice>) => void;
  remove: () => void;
}

function DayPriceBox({ list, fees, problemAt, change, remove }: DayPriceBoxProps) {
  const { name, from, until, weekdays, prices } = list;
  const today = dayOf(new Date());
  const priceOf = (key: CategoryKey) => prices.find(({ category }) => category === key)?.price ?? null;
  const setPrice = (key: CategoryKey, price: number | null) => {
    const others = prices.filter(({ category }) => category !== key);
    change({ prices: price === null ? others : [...others, { category: key, price }] });
  };
  return (
    <fieldset className="card fields narrow">
      <legend className="hidden">{name || texts.unnamed}</legend>
      <div className="row wide">
        <TextField
          label={texts.name}
          value={name}
          change={(next) => change({ name: next })}
          problem={problemAt('name')}
          maxLength={60}
          autoFocus={name === ''}
        />
        <IconButton label={texts.remove(name)} act={remove}>
          <X size={20} />
        </IconButton>
      </div>
      <WeekdayTicks
        legend={texts.weekdays}
        hint={texts.weekdaysHint}
        days={weekdays}
        change={(days) => change({ weekdays: days })}
      />
      <DateField
        label={texts.from}
        today={today}
        value={from ?? ''}
        change={(day) => change({ from: day || null })}
        problem={problemAt('from')}
      />
      <DateField
        label={texts.until}
        today={today}
        min={from ?? undefined}
        value={until ?? ''}
        change={(day) => change({ until: day || null })}
        problem={problemAt('until')}
      />
      {offeredCategories(fees).map(({ key, label }) => (
        <RupeesField
          key={key}
          label={label}
          hint={texts.usually(formatRupees(fees[key].price ?? 0))}
          value={priceOf(key)}
          change={(price) => setPrice(key, price)}
          problem={problemAt(`prices.${prices.findIndex(({ category }) => category === key)}.price`)}
        />
      ))}
    </fieldset>
  );
}
