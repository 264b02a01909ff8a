import Button from '@mui/material/Button';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type FormEvent, useState } from 'react';
import type { Login, SignedIn } from '#contract/sessions/model.ts';
import { signInTexts as texts } from '#web/messages/sessions.ts';
import { landingOf, returnPath } from '#web/paths.ts';
import { keepSession } from '#web/platform/session.ts';
import { TextField } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Problem } from '#web/ui/notice.tsx';

interface LoginFormProps {
  product: string;
  signIn: (given: { body: Login }) => Promise<SignedIn>;
  /** The address that asked for a sign-in, if any. */
  from: string | null;
}

/** E-mail and password. After a sign-in the page loads afresh, where the visitor was going or at the first screen of the role. */
export function LoginForm({ product, signIn, from }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [seen, setSeen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      const signedIn = await signIn({ body: { email: email.trim(), password } });
      keepSession(signedIn, product);
      window.location.assign(returnPath(from) ?? landingOf(signedIn));
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="stack">
      {problem && <Problem>{problem}</Problem>}
      <TextField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        change={setEmail}
      />
      <div className="with-eye">
        <TextField
          label={texts.password}
          type={seen ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          value={password}
          change={setPassword}
        />
        <IconButton label={seen ? texts.hide : texts.show} aria-pressed={seen} act={() => setSeen(!seen)}>
          {seen ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      </div>
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        loading={busy}
        disabled={email.trim() === '' || password === ''}
      >
        {texts.signIn}
      </Button>
    </form>
  );
}
