import { type FormEvent, useState } from 'react';
import type { CounterLogin } from '#contract/sessions/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Problem } from '#web/console/kit/parts/notice.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { PasswordField, SignInFrame } from './sign-in-section.tsx';
import { useDoor, useSigningIn } from './use-signing-in.ts';
import { signInTexts as texts } from './words.ts';

/** `/{product}/branchuser`: the counters of branches sign in. */
export function CounterLoginPage() {
  const { product, from, ended } = useDoor();
  return (
    <SignInFrame product={product} title={texts.counter} tab={texts.tab} notice={ended ? texts.ended : null}>
      <CounterLoginForm product={product} from={from} />
      <p className="aside">
        <a href={consolePaths.login(product)}>{texts.toClient}</a>
      </p>
      <p className="aside">
        <a href={consolePaths.inspectorLogin(product)}>{texts.toInspector}</a>
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
    const body = { ...values, branchCode: withCode ? values.branchCode : '' };
    void start((sessions) => sessions[withCode ? 'branchUserLogin' : 'counterLogin']({ body }));
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
