import { consolePaths } from '#web/shared/paths.ts';
import { LoginForm } from './login-form.tsx';
import { SignInFrame } from './sign-in-section.tsx';
import { useDoor } from './use-signing-in.ts';
import { signInTexts as texts } from './words.ts';

/** `/{product}/inspectorlogin`: ticket inspectors sign in. */
export function InspectorLoginPage() {
  const { product, from, ended } = useDoor();
  return (
    <SignInFrame product={product} title={texts.inspector} tab={texts.tab} notice={ended ? texts.ended : null}>
      <LoginForm product={product} from={from} call="inspectorLogin" />
      <p className="aside">
        <a href={consolePaths.forgottenPassword(product)}>{texts.forgotten}</a>
      </p>
      <p className="aside">
        <a href={consolePaths.login(product)}>{texts.toClient}</a>
      </p>
      <p className="aside">
        <a href={consolePaths.counterLogin(product)}>{texts.toCounter}</a>
      </p>
    </SignInFrame>
  );
}
