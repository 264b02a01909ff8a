import { useRef, useState } from 'react';
import { parseCount } from '#contract/kernel/counts.ts';
import { say } from '#web/shared/say.ts';
import { fieldId } from '#web/ui/field.tsx';
import { useEarlyAnswer } from '#web/visitor/platform/early-answer.ts';

interface StepperProps {
  name: string;
  label: string;
  price: string;
  hint?: string;
  value: number;
  max: number;
  beyond: string;
  spoken: string;
  onChange: (value: number) => void;
}

/** `before` if the text is not a whole number. */
export const countOf = (typed: string, before: number): number =>
  typed.trim() === '' ? 0 : (parseCount(typed) ?? before);

/** − and + for thumbs; the field for large groups and browsers without scripts. */
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
          aria-label={say('ui.takeOne', { label })}
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
          // Allows one more, which may be tapped before hydration (platform/early/taps.ts) and is answered after it.
          max={max + 1}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget }) => change(countOf(currentTarget.value, value))}
        />
        <button
          type="button"
          className="scripted"
          aria-label={say('ui.addOne', { label })}
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
