import type { ReactNode } from 'react';
import { say } from '#web/shared/say.ts';
import { Field } from '#web/ui/field.tsx';
import { Card } from '#web/visitor/ui/card.tsx';
import { MobileField } from '#web/visitor/ui/forms/mobile-field.tsx';

interface PersonProps<Name extends string> {
  nameField: Name;
  nameLabel: string;
  values: Record<Name | 'mobile', string>;
  mobileHint?: string;
  errorAt: (field: string) => string | undefined;
  children?: ReactNode;
}

export const PersonFields = <Name extends string>({
  nameField,
  nameLabel,
  values,
  mobileHint = say('appointments.mobileHint'),
  errorAt,
  children,
}: PersonProps<Name>) => (
  <Card className="stack">
    <Field
      name={nameField}
      label={nameLabel}
      error={errorAt(nameField)}
      autoComplete="name"
      maxLength={120}
      defaultValue={values[nameField]}
    />
    <MobileField label={say('ui.mobile')} hint={mobileHint} error={errorAt('mobile')} defaultValue={values.mobile} />
    {children}
  </Card>
);
