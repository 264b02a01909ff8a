import { useQueryClient } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import type { Organisation, Registration } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Empty } from '#web/console/kit/parts/placeholders.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { DEFAULT_PRODUCT } from '#web/console/platform/product.ts';
import { keepSession } from '#web/console/platform/session.ts';
import { sessions } from '#web/console/platform/sessions.ts';
import { SignInFrame } from '#web/console/sessions/sign-in-section.tsx';
import { consolePaths, landingOf } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { successTexts, registrationTexts as texts } from './words.ts';

/** `/{product}/profileregistration`. Signs in with the new password, else leads to the sign-in page. */
export function RegistrationPage() {
  const { product = DEFAULT_PRODUCT } = useParams();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const enter = async ({ email, password }: Registration): Promise<string> => {
    const signedIn = await sessions.clientLogin({ body: { email, password } });
    // Drops data of an earlier account.
    cache.clear();
    keepSession(signedIn, product);
    return landingOf(signedIn);
  };
  const done = (_: Organisation, registration: Registration) => {
    toasts.success(texts.success);
    const byHand = () => consolePaths.login(product);
    void enter(registration)
      .catch(byHand)
      .then((to) => navigate(to, { replace: true }));
  };
  return (
    <SignInFrame product={product} title={texts.title} wide>
      <p className="lead">{texts.lead}</p>
      <RegistrationForm done={done} />
      <p className="aside">
        {texts.haveAccount} <Link to={consolePaths.login(product)}>{texts.signIn}</Link>
      </p>
    </SignInFrame>
  );
}

export function RegisteredPage() {
  const { product = DEFAULT_PRODUCT } = useParams();
  return (
    <SignInFrame product={product} title={successTexts.title} notice={successTexts.done} good>
      <p className="lead">{successTexts.signIn}</p>
      <Button variant="contained" color="secondary" fullWidth component={Link} to={consolePaths.login(product)}>
        {successTexts.login}
      </Button>
    </SignInFrame>
  );
}

export function SuccessPage() {
  const user = useOutletContext<User>();
  const { name } = (useLocation().state ?? {}) as { name?: string };
  const admin = user.role === 'admin';
  const done = name ? successTexts.named(name) : successTexts.done;
  return (
    <Page title={successTexts.title}>
      <Empty text={`${done} ${admin ? successTexts.admin : successTexts.owner}`.trim()} icon={CircleCheck}>
        {admin && (
          <Button variant="contained" color="secondary" component={Link} to={consolePaths.profile}>
            {successTexts.another}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={landingOf(user)}>
          {successTexts.toConsole}
        </Button>
      </Empty>
    </Page>
  );
}
