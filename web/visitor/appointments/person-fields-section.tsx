import type { ReactNode } from 'react';
import { Card } from '#web/visitor/ui/card.tsx';
import { Field } from '#web/visitor/ui/field.tsx';
import { MobileField } from '#web/visitor/ui/mobile-field.tsx';
import { tokenTexts } from './words.ts';

interface PersonProps {
  nameField: 'personName' | 'studentName';
  nameLabel: string;
  name: string;
  mobile: string;
  /** The hint says why the number is asked, where no desk knows people by it. */
  mobileHint?: string;
  errorAt: (field: string) => string | undefined;
  /** Further fields stand here. */
  children?: ReactNode;
}

/** Asks who comes, and the number that the desk knows them by. */
export const PersonFields = ({ nameField, nameLabel, name, mobile, mobileHint, errorAt, children }: PersonProps) => (
  <Card className="stack">
    <Field
      name={nameField}
      label={nameLabel}
      error={errorAt(nameField)}
      autoComplete="name"
      maxLength={120}
      defaultValue={name}
    />
    <MobileField
      label={tokenTexts.mobile}
      hint={mobileHint ?? tokenTexts.mobileHint}
      error={errorAt('mobile')}
      defaultValue={mobile}
    />
    {children}
  </Card>
);
