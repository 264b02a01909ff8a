import type { ComponentProps } from 'react';
import { Field } from '#web/ui/field.tsx';

type MobileFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error' | 'defaultValue' | 'onInput'>;

/** Numeric keyboard and autofill; never reformatted while typing. */
export const MobileField = (props: MobileFieldProps) => (
  <Field {...props} name="mobile" type="tel" inputMode="numeric" autoComplete="tel-national" className="mobile" />
);
