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
const readWhole = (text: string): number | null => (text.trim() === '' ? null : (parseCount(text) ?? Number.NaN));

/** Rupees to paise: "120.50" → 12050; '' → null; anything else → NaN. */
const readRupees = (text: string): number | null => (text.trim() === '' ? null : (parseRupees(text) ?? Number.NaN));

interface TypedFieldProps extends NumberFieldProps {
  read: (text: string) => number | null;
  write: (value: number) => string;
}

/** A text input, so that arrow keys and the wheel cannot change the number by accident. */
function TypedField({ value, change, read, write, ...rest }: TypedFieldProps) {
  const shown = value === null ? '' : write(value);
  const [text, setText] = useState(shown);
  const typed = (next: string) => {
    setText(next);
    change(read(next));
  };
  return <TextField {...rest} value={Object.is(read(text), value) ? text : shown} change={typed} />;
}

export const WholeField = (props: NumberFieldProps) => (
  <TypedField inputMode="numeric" {...props} read={readWhole} write={String} />
);

/** Rupees; the form holds paise. Other hundredths pass another sign as `before`. */
export const RupeesField = (props: NumberFieldProps) => (
  <TypedField inputMode="decimal" before="₹" {...props} read={readRupees} write={(paise) => String(paise / 100)} />
);
