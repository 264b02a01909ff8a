import { type ComponentProps, type ReactNode, useId } from 'react';

interface FrameProps {
  label: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  /** Takes the whole width of a form in two columns. */
  wide?: boolean;
}

interface Described {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A label above its control, the hint and the problem below: all of it read together. */
function Frame({
  label,
  hint,
  problem,
  wide,
  children,
}: FrameProps & { children: (described: Described) => ReactNode }) {
  const id = useId();
  const parts = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': parts || undefined, 'aria-invalid': problem ? true : undefined })}
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
  /** Stands in the box before what is typed, such as the rupee sign. */
  before?: string;
  /** Stands at the end of the box, such as the eye of a password. */
  after?: ReactNode;
  rows?: number;
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
  > &
  Pick<ComponentProps<'input'>, 'type' | 'step' | 'min' | 'max'>;

/** One line of text, or several with `rows`. */
export function TextField({
  label,
  hint,
  problem,
  wide,
  value,
  change,
  before,
  after,
  rows,
  required,
  ...rest
}: InputProps) {
  return (
    <Frame label={label} hint={hint} problem={problem} wide={wide}>
      {(described) => {
        const control = { ...rest, ...described, value, 'aria-required': required || undefined };
        return rows === undefined ? (
          <span className="box">
            {before && <span className="before">{before}</span>}
            <input {...control} onChange={(event) => change(event.target.value)} />
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
}

interface SelectProps extends FrameProps {
  value: string;
  change: (value: string) => void;
  options: readonly Option[];
  /** Offered first, and chosen while there is no value. */
  none?: string;
  name?: string;
  required?: boolean;
}

/** The device's own list of choices: the best one on a phone, and the lightest. */
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
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}
