import { consolePaths } from '#web/shared/paths.ts';
import { LoginForm } from './login-form.tsx';
import { SignInFrame } from './sign-in-section.tsx';
import { useDoor } from './use-signing-in.ts';
import { signInTexts as texts } from './words.ts';

/** `/{product}/login`: organisations and the admin sign in. */
export function ClientLoginPage() {
  const { product, from, ended } = useDoor();
  return (
    <SignInFrame product={product} title={texts.client} tab={texts.tab} notice={ended ? texts.ended : null}>
      <LoginForm product={product} from={from} call="clientLogin" />
      <p className="aside">
        <a href={consolePaths.forgottenPassword(product)}>{texts.forgotten}</a>
      </p>
      <p className="aside">
        {texts.noAccount} <a href={consolePaths.registration(product)}>{texts.register}</a>
      </p>
      <p className="aside">
        <a href={consolePaths.inspectorLogin(product)}>{texts.toInspector}</a>
      </p>
      <p className="aside">
        <a href={consolePaths.counterLogin(product)}>{texts.toCounter}</a>
      </p>
    </SignInFrame>
  );
}
