import { Link, useNavigate, useParams } from 'react-router';
import { SignInFrame } from '#web/features/sessions/sign-in-section.tsx';
import { registrationTexts as texts } from '#web/messages/organisations.ts';
import { consolePaths } from '#web/paths.ts';
import { DEFAULT_PRODUCT } from '#web/platform/session.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** `/{product}/profileregistration`: an organisation registers itself, and then signs in. */
export function RegistrationPage() {
  const { product = DEFAULT_PRODUCT } = useParams();
  const navigate = useNavigate();
  const toasts = useToasts();
  const done = () => {
    toasts.success(texts.success);
    void navigate(consolePaths.login(product));
  };
  return (
    <SignInFrame title={texts.title} wide>
      <p className="lead">{texts.lead}</p>
      <RegistrationForm done={done} />
      <p className="aside">
        {texts.haveAccount} <Link to={consolePaths.login(product)}>{texts.signIn}</Link>
      </p>
    </SignInFrame>
  );
}
