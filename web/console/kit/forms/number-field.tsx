import { type ComponentProps, useState } from 'react';
import { parseCount } from '#contract/kernel/counts.ts';
import { parseRupees } from '#contract/kernel/money.ts';
import { TextField } from './field.tsx';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'change' | 'type'> & {
  /** Null: nothing typed. NaN: something that is no number; the model then refuses it. */
  value: number | null;
  change: (value: number | null) => void;
};

/** "12" to 12; nothing to null; anything else to NaN. */
export const readWhole = (text: string): number | null =>
  text.trim() === '' ? null : (parseCount(text) ?? Number.NaN);

/** Rupees as typed to paise: "120.50" to 12050; nothing to null; anything else to NaN. */
export const readRupees = (text: string): number | null =>
  text.trim() === '' ? null : (parseRupees(text) ?? Number.NaN);

/** Keeps the text as it was typed while the form holds the number. */
function useTyped(value: number | null, read: (text: string) => number | null, write: (value: number) => string) {
  const [text, setText] = useState(value === null ? '' : write(value));
  const same = Object.is(read(text), value);
  return [same ? text : value === null ? '' : write(value), setText] as const;
}

/** A whole number, typed as text: no arrows that change it by accident. */
export function WholeField({ value, change, ...rest }: NumberFieldProps) {
  const [text, setText] = useTyped(value, readWhole, String);
  const typed = (next: string) => {
    setText(next);
    change(readWhole(next));
  };
  return <TextField {...rest} inputMode="numeric" value={text} change={typed} />;
}

/** An amount in rupees; the form holds paise. Other hundredths have something else `before` them. */
export function RupeesField({ value, change, before = '₹', ...rest }: NumberFieldProps) {
  const [text, setText] = useTyped(value, readRupees, (paise) => String(paise / 100));
  const typed = (next: string) => {
    setText(next);
    change(readRupees(next));
  };
  return <TextField {...rest} inputMode="decimal" before={before} value={text} change={typed} />;
}
