import { parseCount } from '#contract/kernel/counts.ts';
import { stepperTexts as texts } from '../words.ts';
import { fieldId } from './field.tsx';

interface StepperProps {
  name: string;
  label: string;
  /** Beside the label: the price of one. */
  price: string;
  hint?: string;
  value: number;
  max: number;
  /** These words say what the chosen ones cost, and are read out after each change. */
  spoken: string;
  onChange: (value: number) => void;
}

/** A count from 0 to max as a person typed it; what is no whole number leaves it as it was `before`. */
export const countOf = (typed: string, max: number, before: number): number =>
  typed.trim() === '' ? 0 : Math.min(parseCount(typed) ?? before, max);

/** Counts one thing: − and + for thumbs, the number itself for a group of forty, and for browsers without scripts. */
export function Stepper({ name, label, price, hint, value, max, spoken, onChange }: StepperProps) {
  const id = fieldId(name);
  return (
    <li className={value > 0 ? 'line on' : 'line'}>
      <div>
        <label htmlFor={id}>{label}</label>
        <span className="num">{price}</span>
        {hint && <p className="hint">{hint}</p>}
      </div>
      <div className="stepper">
        <button
          type="button"
          className="scripted"
          aria-label={texts.less(label)}
          disabled={value === 0}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          name={name}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          max={max}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onInput={({ currentTarget }) => {
            const count = countOf(currentTarget.value, max, value);
            // Preact writes only what has changed: a letter beside the digit would stay.
            currentTarget.value = String(count);
            onChange(count);
          }}
        />
        <button
          type="button"
          className="scripted"
          aria-label={texts.more(label)}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
        <output className="hide" htmlFor={id} aria-live="polite">
          {spoken}
        </output>
      </div>
    </li>
  );
}
