import { useMutation } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { AppError } from '#contract/kernel/errors.ts';
import { DEFAULT_PRODUCT } from '#web/console/platform/product.ts';
import { isSignedIn, readUser } from '#web/console/platform/session.ts';
import { SignInFrame } from '#web/console/sessions/sign-in-section.tsx';
import { consolePaths, landingOf } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice, Problem } from '#web/ui/notice.tsx';
import { confirmations } from './queries.ts';
import { confirmationTexts as texts } from './words.ts';

/** `/{product}/confirm?token=` of a mail. Only the button confirms: mail scanners open links too. */
export function ConfirmPage() {
  const { product = DEFAULT_PRODUCT } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <SignInFrame product={product} title={texts.title}>
      {token ? <Confirm product={product} token={token} /> : <Problem>{texts.incomplete}</Problem>}
    </SignInFrame>
  );
}

function Confirm({ product, token }: { product: string; token: string }) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => confirmations.confirm({ body: { token } }),
  });
  if (data)
    return (
      <div className="stack">
        <Notice kind="good" role="status">
          {texts.done(data.name)}
        </Notice>
        <p className="plain">{texts.next}</p>
        <Onwards product={product} />
      </div>
    );
  return (
    <div className="stack">
      {error ? <Problem>{error.message}</Problem> : <p className="lead">{texts.lead}</p>}
      {isOver(error) ? (
        <Onwards product={product} />
      ) : (
        <Button variant="contained" color="secondary" fullWidth busy={isPending} onClick={() => mutate()}>
          {texts.confirm}
        </Button>
      )}
    </div>
  );
}

const isOver = (error: Error | null): boolean => error instanceof AppError && error.code === 'EXPIRED';

function Onwards({ product }: { product: string }) {
  const user = isSignedIn() ? readUser() : null;
  return (
    <Button
      variant="contained"
      color="secondary"
      fullWidth
      component={Link}
      to={user ? landingOf(user) : consolePaths.login(product)}
    >
      {user ? texts.go : texts.signIn}
    </Button>
  );
}
