import { tokenTexts } from '#web/public/messages/token-booking.ts';
import { Card } from '#web/public/ui/card.tsx';
import { Field } from '#web/public/ui/field.tsx';

interface PersonProps {
  /** The field of the name, as old clients call it. */
  nameField: 'patientName' | 'name' | 'visitorName';
  nameLabel: string;
  name: string;
  mobile: string;
  /** Why the number is asked, where no desk knows people by it. */
  mobileHint?: string;
  errorAt: (field: string) => string | undefined;
}

/** Who comes, and the number that the desk knows them by. */
export const PersonFields = ({ nameField, nameLabel, name, mobile, mobileHint, errorAt }: PersonProps) => (
  <Card className="stack">
    <Field
      name={nameField}
      label={nameLabel}
      error={errorAt(nameField)}
      autoComplete="name"
      maxLength={120}
      defaultValue={name}
    />
    <Field
      name="mobile"
      label={tokenTexts.mobile}
      hint={mobileHint ?? tokenTexts.mobileHint}
      error={errorAt('mobile')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      className="mobile"
      defaultValue={mobile}
    />
  </Card>
);
