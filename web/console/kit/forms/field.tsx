import { InputBase } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode, Ref } from 'react';

interface FrameProps {
  label: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  /** Read by screen readers with the hint, such as the date format. */
  spoken?: string | undefined;
  wide?: boolean | undefined;
  required?: boolean | undefined;
}

const frameOf = ({ label, hint, problem, spoken, wide, required }: FrameProps) => ({
  label,
  description: spoken ? (
    <>
      <span className="hidden">{spoken}</span> {hint}
    </>
  ) : (
    hint
  ),
  descriptionProps: hint ? undefined : { className: 'hidden' },
  error: problem,
  className: wide ? 'wide' : undefined,
  // Not `required`: a screen reader would call every empty field wrong from the start.
  'aria-required': required || undefined,
});

type InputProps = FrameProps & {
  value: string;
  change: (text: string) => void;
  before?: string | undefined;
  after?: ReactNode;
  rows?: number;
  ref?: Ref<HTMLInputElement>;
} & Pick<
    ComponentProps<'input'>,
    | 'name'
    | 'autoFocus'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'enterKeyHint'
    | 'inputMode'
    | 'maxLength'
    | 'spellCheck'
    | 'disabled'
    | 'onKeyDown'
    | 'onBlur'
    | 'onInvalid'
    | 'placeholder'
    | 'type'
    | 'step'
    | 'min'
    | 'max'
  >;

export function TextField({ value, change, before, after, rows, ...props }: InputProps) {
  const { label, hint, problem, spoken, wide, required, ...input } = props;
  const many = rows !== undefined && { component: 'textarea' as 'input', multiline: true, rows };
  return (
    <InputBase
      {...input}
      {...frameOf(props)}
      {...many}
      value={value}
      onChange={(event) => change(event.target.value)}
      leftSection={before}
      rightSection={after}
    />
  );
}

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends FrameProps {
  value: string;
  change: (value: string) => void;
  options: readonly Option[];
  none?: string | undefined;
  name?: string;
}

/** A native select: the best one on a phone, and the lightest. */
export const SelectField = ({ value, change, options, none, name, ...frame }: SelectProps) => (
  <InputBase
    {...frameOf(frame)}
    component="select"
    name={name}
    value={value}
    onChange={(event) => change(event.target.value)}
    rightSection={<ChevronDown aria-hidden size={16} />}
    rightSectionPointerEvents="none"
    pointer
  >
    {none !== undefined && <option value="">{none}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value} disabled={option.disabled}>
        {option.label}
      </option>
    ))}
  </InputBase>
);

export const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>): Option[] =>
  values.map((value) => ({ value, label: words[value] }));
