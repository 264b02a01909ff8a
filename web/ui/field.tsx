import { type ComponentProps, type ReactNode, useId } from 'react';

interface FrameProps {
  /** With a name the field has an address: `fieldId`. */
  name?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

interface Control {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export const fieldId = (name: string): string => `field-${name.replace(/\W/g, '-')}`;

function Frame({ name, label, hint, error, children }: FrameProps & { children: (control: Control) => ReactNode }) {
  const own = useId();
  const id = name === undefined ? own : fieldId(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field bad-field' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
    </div>
  );
}

/** Never changes what was typed. */
export const Field = ({ label, hint, error, className = '', ...input }: FrameProps & ComponentProps<'input'>) => (
  <Frame name={input.name} label={label} hint={hint} error={error}>
    {(control) => <input {...input} {...control} className={`input ${className}`.trim()} />}
  </Frame>
);

export const SelectField = ({ label, hint, error, ...select }: FrameProps & ComponentProps<'select'>) => (
  <Frame name={select.name} label={label} hint={hint} error={error}>
    {(control) => <select {...select} {...control} className="select" />}
  </Frame>
);
