import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { ParkFields } from '#contract/parks/model.ts';
import { type Slot, slotsInARow, slotText } from '#contract/slots/rules.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { Fold } from '#web/console/kit/forms/fold.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { WholeField } from '#web/console/kit/forms/number-field.tsx';
import { problemWithin } from '#web/console/kit/forms/problems.ts';
import { useEditedRows } from '#web/console/kit/forms/use-edited-rows.ts';
import { sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { slotsInShort, slotTexts as texts } from './words.ts';
import './slots.css';

/** More of them are folded. */
const FEW = 4;

export function Slots({ form }: { form: FormState<ParkFields> }) {
  const { slots, opensAt, closesAt } = form.values;
  const change = (next: Slot[]) => form.set('slots', next);
  const last = slots.at(-1);
  const next = { from: last?.until ?? '', until: '', capacity: last?.capacity ?? 50 };
  return (
    <fieldset className="wide stack slots">
      <legend>{texts.label}</legend>
      <p className="hint">{texts.hint}</p>
      {form.problems.slots && <p className="problem">{form.problems.slots}</p>}
      <div className="stack slot-rows">
        <Fold says={slotsInShort(slots)} folded={slots.length > FEW} problem={problemWithin(form.problems, 'slots')}>
          {useEditedRows(slots, change).map(({ id, row, ...deeds }, at) => (
            <SlotRow key={id} slot={row} problemAt={(field) => form.problems[`slots.${at}.${field}`]} {...deeds} />
          ))}
        </Fold>
      </div>
      <div>
        <Button variant="outlined" startIcon={<Plus size={18} />} onClick={() => change([...slots, next])}>
          {texts.add}
        </Button>
      </div>
      <ManySlots opensAt={opensAt ?? ''} closesAt={closesAt ?? ''} make={change} />
    </fieldset>
  );
}

type Times = Pick<Slot, 'from' | 'until'>;
interface TimesProps {
  times: Times;
  change: (part: Partial<Times>) => void;
  problemAt?: (field: keyof Slot) => string | undefined;
}

const TimesFields = ({ times, change, problemAt }: TimesProps) =>
  (['from', 'until'] as const).map((name) => (
    <TextField
      key={name}
      type="time"
      label={texts[name]}
      value={times[name]}
      change={(time) => change({ [name]: time })}
      problem={problemAt?.(name)}
    />
  ));

interface SlotRowProps {
  slot: Slot;
  problemAt: (field: keyof Slot) => string | undefined;
  change: (part: Partial<Slot>) => void;
  remove: () => void;
}

function SlotRow({ slot, problemAt, change, remove }: SlotRowProps) {
  const name = slot.from && slot.until ? sayText(slotText(slot)) : texts.label;
  return (
    <fieldset className="row">
      <legend className="hidden">{name}</legend>
      <TimesFields times={slot} change={change} problemAt={problemAt} />
      <WholeField
        label={texts.capacity}
        value={slot.capacity}
        change={(capacity) => change({ capacity: capacity ?? Number.NaN })}
        problem={problemAt('capacity')}
      />
      <IconButton label={texts.remove(name)} act={remove}>
        <X size={20} />
      </IconButton>
    </fieldset>
  );
}

interface ManySlotsProps {
  opensAt: string;
  closesAt: string;
  make: (slots: Slot[]) => void;
}

/** "Every 30 minutes from 9:00 am to 5:00 pm, 50 people each"; starts with the park's hours. */
function ManySlots({ opensAt, closesAt, make }: ManySlotsProps) {
  const [times, setTimes] = useState<Times>({ from: opensAt, until: closesAt });
  const [minutes, setMinutes] = useState<number | null>(30);
  const [capacity, setCapacity] = useState<number | null>(50);
  const slots = times.from && times.until ? slotsInARow(times.from, times.until, minutes ?? 0, capacity ?? 0) : [];
  return (
    <Fold says={texts.row} folded>
      <p className="hint">{texts.rowHint}</p>
      <fieldset className="row">
        <TimesFields times={times} change={(part) => setTimes((before) => ({ ...before, ...part }))} />
        <WholeField label={texts.every} value={minutes} change={setMinutes} />
        <WholeField label={texts.capacity} value={capacity} change={setCapacity} />
        <Button variant="outlined" disabled={slots.length === 0} onClick={() => make(slots)}>
          {texts.make}
        </Button>
      </fieldset>
    </Fold>
  );
}
