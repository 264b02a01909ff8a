import { type ComponentProps, type FormEvent, useState } from 'react';
import type { SignedIn } from '#contract/sessions/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { PasswordField } from './sign-in-section.tsx';
import { type Sessions, useSigningIn } from './use-signing-in.ts';
import { signInTexts as texts } from './words.ts';

/** The branch code is empty if the form has no such field. */
type TypedLogin = Record<'login' | 'password' | 'branchCode', string>;

export interface LoginWay {
  login: Pick<ComponentProps<typeof TextField>, 'label' | 'type' | 'name' | 'inputMode'>;
  signIn: (sessions: Sessions, typed: TypedLogin) => Promise<SignedIn>;
  /** Branch code on request (docs/product/console.md 1). */
  mayAskCode?: true;
}

interface LoginFormProps {
  product: string;
  way: LoginWay;
  from: string | null;
}

const EMPTY: TypedLogin = { login: '', password: '', branchCode: '' };

/** Reloads the page after success, at `from` or the role's first screen. */
export function LoginForm({ product, way, from }: LoginFormProps) {
  const [withCode, setWithCode] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const { busy, problem, start, forget } = useSigningIn(product, from);
  const field = (name: keyof TypedLogin) => ({
    value: typed[name],
    change: (text: string) => {
      setTyped({ ...typed, [name]: text });
      forget();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start((sessions) => way.signIn(sessions, { ...typed, branchCode: withCode ? typed.branchCode : '' }));
  };
  const isMissing = !typed.login.trim() || !typed.password || (withCode && !typed.branchCode.trim());
  return (
    <form onSubmit={submit} noValidate className="stack">
      {problem && <Problem>{problem}</Problem>}
      {withCode && (
        <TextField label={texts.branchCode} name="branchCode" autoComplete="organization" {...field('branchCode')} />
      )}
      <TextField {...way.login} autoComplete="username" {...field('login')} />
      <PasswordField {...field('password')} />
      <Button type="submit" variant="contained" color="secondary" size="large" busy={busy} disabled={isMissing}>
        {texts.signIn}
      </Button>
      {way.mayAskCode && (
        <Button type="button" aria-expanded={withCode} onClick={() => setWithCode(!withCode)}>
          {withCode ? texts.withoutCode : texts.withCode}
        </Button>
      )}
    </form>
  );
}
