import { useRef, useState } from 'react';
import { parseCount } from '#contract/kernel/counts.ts';
import { useEarlyAnswer } from '#web/visitor/platform/early-answer.ts';
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
  /** Said to who wants more than the most. */
  beyond: string;
  /** These words say what the chosen ones cost, and are read out after each change. */
  spoken: string;
  onChange: (value: number) => void;
}

/** A count as a person typed it; what is no whole number leaves it as it was `before`. */
export const countOf = (typed: string, before: number): number =>
  typed.trim() === '' ? 0 : (parseCount(typed) ?? before);

/** Counts one thing: − and + for thumbs, the number itself for a group of forty, and for browsers without scripts. */
export function Stepper({ name, label, price, hint, value, max, beyond, spoken, onChange }: StepperProps) {
  const id = fieldId(name);
  const [isBeyond, setBeyond] = useState(false);
  const change = (wanted: number): void => {
    setBeyond(wanted > max);
    onChange(Math.min(wanted, max));
  };
  const input = useRef<HTMLInputElement>(null);
  useEarlyAnswer(() => {
    const early = countOf(input.current?.value ?? '', value);
    if (early !== value) change(early);
  });
  return (
    <li className={value > 0 ? 'line on' : 'line'}>
      <div>
        <label htmlFor={id}>{label}</label>
        <span className="num">{price}</span>
        {hint && <p className="hint">{hint}</p>}
        {isBeyond && <p className="error">{beyond}</p>}
      </div>
      <div className="stepper">
        <button
          type="button"
          className="scripted"
          aria-label={texts.less(label)}
          disabled={value === 0}
          onClick={() => change(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          ref={input}
          name={name}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          // One more can be tapped before the scripts listen (platform/early/taps.ts), and is answered once they do.
          max={max + 1}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget }) => change(countOf(currentTarget.value, value))}
        />
        <button
          type="button"
          className="scripted"
          aria-label={texts.more(label)}
          aria-disabled={value >= max}
          onClick={() => change(value + 1)}
        >
          +
        </button>
        <output className="hide" htmlFor={id} aria-live="polite">
          {isBeyond ? beyond : spoken}
        </output>
      </div>
    </li>
  );
}
