import { Link, useParams } from 'react-router';
import { DEFAULT_PRODUCT } from '#web/console/platform/session.ts';
import { signInTexts as texts } from '#web/console/words/sessions.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { LoginForm } from './login-form.tsx';
import { sessions } from './queries.ts';
import { SignInFrame } from './sign-in-section.tsx';
import { useSignInReason } from './use-signing-in.ts';

/** `/{product}/inspectorlogin`: ticket inspectors sign in. */
export function InspectorLoginPage() {
  const { product = DEFAULT_PRODUCT } = useParams();
  const { from, ended } = useSignInReason();
  return (
    <SignInFrame title={texts.inspector} tab={texts.tab} notice={ended ? texts.ended : null}>
      <LoginForm product={product} from={from} signIn={sessions.inspectorLogin} />
      <p className="aside">
        <Link to={consolePaths.forgottenPassword(product)}>{texts.forgotten}</Link>
      </p>
      <p className="aside">
        <Link to={consolePaths.login(product)}>{texts.toClient}</Link>
      </p>
      <p className="aside">
        <Link to={consolePaths.counterLogin(product)}>{texts.toCounter}</Link>
      </p>
    </SignInFrame>
  );
}
