import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';

interface FrameProps {
  label: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  /** Read by screen readers after the label, such as the date format. */
  spoken?: string | undefined;
  wide?: boolean | undefined;
}

interface Described {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

function Frame({
  label,
  hint,
  problem,
  spoken,
  wide,
  children,
}: FrameProps & { children: (described: Described) => ReactNode }) {
  const id = useId();
  const parts = [spoken && `${id}-spoken`, hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': parts || undefined, 'aria-invalid': problem ? true : undefined })}
      {spoken && (
        <span hidden id={`${id}-spoken`}>
          {spoken}
        </span>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

type InputProps = FrameProps & {
  value: string;
  change: (text: string) => void;
  before?: string;
  after?: ReactNode;
  rows?: number;
  ref?: Ref<HTMLInputElement>;
} & Pick<
    ComponentProps<'input'> & ComponentProps<'textarea'>,
    | 'name'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'enterKeyHint'
    | 'inputMode'
    | 'maxLength'
    | 'spellCheck'
    | 'required'
    | 'disabled'
    | 'onKeyDown'
    | 'onBlur'
    | 'onInvalid'
    | 'placeholder'
  > &
  Pick<ComponentProps<'input'>, 'type' | 'step' | 'min' | 'max'>;

export function TextField({
  label,
  hint,
  problem,
  spoken,
  wide,
  value,
  change,
  before,
  after,
  rows,
  ref,
  required,
  ...rest
}: InputProps) {
  return (
    <Frame label={label} hint={hint} problem={problem} spoken={spoken} wide={wide}>
      {(described) => {
        const control = { ...rest, ...described, value, 'aria-required': required || undefined };
        return rows === undefined ? (
          <span className="box">
            {before && <span className="before">{before}</span>}
            <input {...control} ref={ref} onChange={(event) => change(event.target.value)} />
            {after}
          </span>
        ) : (
          <textarea {...control} className="box" rows={rows} onChange={(event) => change(event.target.value)} />
        );
      }}
    </Frame>
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
  none?: string;
  name?: string;
  required?: boolean;
}

/** A native select: the best one on a phone, and the lightest. */
export function SelectField({ label, hint, problem, wide, value, change, options, none, name, required }: SelectProps) {
  return (
    <Frame label={label} hint={hint} problem={problem} wide={wide}>
      {(described) => (
        <select
          {...described}
          className="select"
          name={name}
          aria-required={required || undefined}
          value={value}
          onChange={(event) => change(event.target.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

export const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>): Option[] =>
  values.map((value) => ({ value, label: words[value] }));
