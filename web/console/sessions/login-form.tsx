import { type FormEvent, useState } from 'react';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Problem } from '#web/console/kit/parts/notice.tsx';
import { PasswordField } from './sign-in-section.tsx';
import { useSigningIn } from './use-signing-in.ts';
import { signInTexts as texts } from './words.ts';

interface LoginFormProps {
  product: string;
  /** The call of this door. */
  call: 'clientLogin' | 'inspectorLogin';
  /** The address that asked for a sign-in, if any. */
  from: string | null;
}

/** E-mail and password. After a sign-in the page loads afresh, where the visitor was going or at the first screen of the role. */
export function LoginForm({ product, call, from }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, start, forget } = useSigningIn(product, from);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start((sessions) => sessions[call]({ body: { email: email.trim(), password } }));
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
        change={(typed) => {
          setEmail(typed);
          forget();
        }}
      />
      <PasswordField
        value={password}
        change={(typed) => {
          setPassword(typed);
          forget();
        }}
      />
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
