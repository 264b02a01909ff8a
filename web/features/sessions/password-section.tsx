import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { signInTexts as texts } from '#web/messages/sessions.ts';
import { TextField } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The password of somebody who signs in, which can be looked at while it is typed. */
export function PasswordField({ value, change }: { value: string; change: (password: string) => void }) {
  const [seen, setSeen] = useState(false);
  return (
    <div className="with-eye">
      <TextField
        label={texts.password}
        type={seen ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={value}
        change={change}
      />
      <IconButton label={seen ? texts.hide : texts.show} aria-pressed={seen} act={() => setSeen(!seen)}>
        {seen ? <EyeOff size={20} /> : <Eye size={20} />}
      </IconButton>
    </div>
  );
}
