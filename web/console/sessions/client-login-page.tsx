import { Link, useParams } from 'react-router';
import { DEFAULT_PRODUCT } from '#web/console/platform/session.ts';
import { signInTexts as texts } from '#web/console/words/sessions.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { LoginForm } from './login-form.tsx';
import { sessions } from './queries.ts';
import { SignInFrame } from './sign-in-section.tsx';
import { useSignInReason } from './use-signing-in.ts';

/** `/{product}/login`: organisations and the admin sign in. */
export function ClientLoginPage() {
  const { product = DEFAULT_PRODUCT } = useParams();
  const { from, ended } = useSignInReason();
  return (
    <SignInFrame title={texts.client} tab={texts.tab} notice={ended ? texts.ended : null}>
      <LoginForm product={product} from={from} signIn={sessions.clientLogin} />
      <p className="aside">
        <Link to={consolePaths.forgottenPassword(product)}>{texts.forgotten}</Link>
      </p>
      <p className="aside">
        {texts.noAccount} <Link to={consolePaths.registration(product)}>{texts.register}</Link>
      </p>
      <p className="aside">
        <Link to={consolePaths.inspectorLogin(product)}>{texts.toInspector}</Link>
      </p>
      <p className="aside">
        <Link to={consolePaths.counterLogin(product)}>{texts.toCounter}</Link>
      </p>
    </SignInFrame>
  );
}
