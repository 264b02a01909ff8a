import { type FormEvent, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { CounterLogin } from '#contract/sessions/model.ts';
import { DEFAULT_PRODUCT } from '#web/console/platform/session.ts';
import { Button } from '#web/console/ui/button.tsx';
import { TextField } from '#web/console/ui/field.tsx';
import { Problem } from '#web/console/ui/notice.tsx';
import { signInTexts as texts } from '#web/console/words/sessions.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { sessions } from './queries.ts';
import { PasswordField, SignInFrame } from './sign-in-section.tsx';
import { useSignInReason, useSigningIn } from './use-signing-in.ts';

/** `/{product}/branchuser`: the counters of branches sign in. */
export function CounterLoginPage() {
  const { product = DEFAULT_PRODUCT } = useParams();
  const { from, ended } = useSignInReason();
  return (
    <SignInFrame title={texts.counter} tab={texts.tab} notice={ended ? texts.ended : null}>
      <CounterLoginForm product={product} from={from} />
      <p className="aside">
        <Link to={consolePaths.login(product)}>{texts.toClient}</Link>
      </p>
      <p className="aside">
        <Link to={consolePaths.inspectorLogin(product)}>{texts.toInspector}</Link>
      </p>
    </SignInFrame>
  );
}

const EMPTY: CounterLogin = { mobile: '', password: '', branchCode: '' };

/** Mobile number and password, and the branch's code for those who want it asked (docs/product/console.md 1). */
function CounterLoginForm({ product, from }: { product: string; from: string | null }) {
  const [withCode, setWithCode] = useState(false);
  const [values, setValues] = useState(EMPTY);
  const { busy, problem, start, forget } = useSigningIn(product, from);
  const change = (part: Partial<CounterLogin>) => {
    setValues({ ...values, ...part });
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const signIn = withCode ? sessions.branchUserLogin : sessions.counterLogin;
    void start(() => signIn({ body: { ...values, branchCode: withCode ? values.branchCode : '' } }));
  };
  const { branchCode, mobile, password } = values;
  const asked = withCode ? [branchCode, mobile, password] : [mobile, password];
  return (
    <form onSubmit={submit} noValidate className="stack">
      {problem && <Problem>{problem}</Problem>}
      {withCode && (
        <TextField
          label={texts.branchCode}
          name="branchCode"
          autoComplete="organization"
          value={branchCode}
          change={(typed) => change({ branchCode: typed })}
        />
      )}
      <TextField
        label={texts.mobile}
        type="tel"
        name="mobile"
        inputMode="tel"
        autoComplete="username"
        value={mobile}
        change={(typed) => change({ mobile: typed })}
      />
      <PasswordField value={password} change={(typed) => change({ password: typed })} />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        loading={busy}
        disabled={asked.some((typed) => typed.trim() === '')}
      >
        {texts.signIn}
      </Button>
      <Button type="button" aria-expanded={withCode} onClick={() => setWithCode(!withCode)}>
        {withCode ? texts.withoutCode : texts.withCode}
      </Button>
    </form>
  );
}
