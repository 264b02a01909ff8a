import { Link, useParams } from 'react-router';
import { SignInFrame } from '#web/features/sessions/sign-in-section.tsx';
import { successTexts as texts } from '#web/messages/organisations.ts';
import { consolePaths } from '#web/paths.ts';
import { DEFAULT_PRODUCT } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';

/** `/{product}/success`: an organisation is registered, and signs in next. */
export function RegisteredPage() {
  const { product = DEFAULT_PRODUCT } = useParams();
  return (
    <SignInFrame title={texts.title} notice={texts.done}>
      <p className="lead">{texts.signIn}</p>
      <Button variant="contained" color="secondary" fullWidth component={Link} to={consolePaths.login(product)}>
        {texts.login}
      </Button>
    </SignInFrame>
  );
}
