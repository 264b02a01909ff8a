import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type MobileFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error' | 'defaultValue' | 'onInput'>;

/** A mobile number: digits at hand, filled in by the browser, never put into a form while it is typed. */
export const MobileField = (props: MobileFieldProps) => (
  <Field {...props} name="mobile" type="tel" inputMode="numeric" autoComplete="tel-national" className="mobile" />
);
