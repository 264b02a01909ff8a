import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { firstTexts } from '#web/console/kit/parts/first-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'before' | 'after' | 'rows'>;

export function PasswordField(props: PasswordFieldProps) {
  const [seen, setSeen] = useState(false);
  const eye = (
    <IconButton label={seen ? firstTexts.hide : firstTexts.show} aria-pressed={seen} act={() => setSeen(!seen)}>
      {seen ? <EyeOff size={20} /> : <Eye size={20} />}
    </IconButton>
  );
  return <TextField {...props} type={seen ? 'text' : 'password'} after={eye} />;
}

export const NewPasswordField = (props: PasswordFieldProps) => (
  <PasswordField {...props} autoComplete="new-password" required />
);
