import { Link, useParams } from 'react-router';
import { signInTexts as texts } from '#web/messages/sessions.ts';
import { consolePaths } from '#web/paths.ts';
import { DEFAULT_PRODUCT } from '#web/platform/session.ts';
import { CounterLoginForm } from './counter-login-form.tsx';
import { SignInFrame, useSignInReason } from './sign-in-section.tsx';

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
