import { type ComponentProps, useState } from 'react';
import { parseCount } from '#contract/kernel/counts.ts';
import { parseRupees } from '#contract/kernel/money.ts';
import { TextField } from './field.tsx';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'change' | 'type'> & {
  /** Null: empty. NaN: no number, which the model refuses. */
  value: number | null;
  change: (value: number | null) => void;
};

/** "12" → 12; '' → null; anything else → NaN. */
export const readWhole = (text: string): number | null =>
  text.trim() === '' ? null : (parseCount(text) ?? Number.NaN);

/** Rupees to paise: "120.50" → 12050; '' → null; anything else → NaN. */
export const readRupees = (text: string): number | null =>
  text.trim() === '' ? null : (parseRupees(text) ?? Number.NaN);

function useTyped(value: number | null, read: (text: string) => number | null, write: (value: number) => string) {
  const [text, setText] = useState(value === null ? '' : write(value));
  const same = Object.is(read(text), value);
  return [same ? text : value === null ? '' : write(value), setText] as const;
}

/** A text input, so that arrow keys and the wheel cannot change the number by accident. */
export function WholeField({ value, change, ...rest }: NumberFieldProps) {
  const [text, setText] = useTyped(value, readWhole, String);
  const typed = (next: string) => {
    setText(next);
    change(readWhole(next));
  };
  return <TextField {...rest} inputMode="numeric" value={text} change={typed} />;
}

/** Rupees; the form holds paise. Other hundredths pass another sign as `before`. */
export function RupeesField({ value, change, before = '₹', ...rest }: NumberFieldProps) {
  const [text, setText] = useTyped(value, readRupees, (paise) => String(paise / 100));
  const typed = (next: string) => {
    setText(next);
    change(readRupees(next));
  };
  return <TextField {...rest} inputMode="decimal" before={before} value={text} change={typed} />;
}
