import { useMutation } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Problem } from '#web/console/kit/parts/notice.tsx';
import { DEFAULT_PRODUCT } from '#web/console/platform/product.ts';
import { SignInFrame } from '#web/console/sessions/sign-in-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { confirmations } from './queries.ts';
import { confirmationTexts as texts } from './words.ts';

/**
 * `/{product}/confirm?token=`: where the mail of a new organisation leads. Opening it confirms nothing, since programs that look
 * for dangerous mails open links too.
 */
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
  const signIn = { component: Link, to: consolePaths.login(product) };
  if (data)
    return (
      <div className="stack">
        <p className="notice good" role="status">
          {texts.done(data.name)}
        </p>
        <p className="plain">{texts.next}</p>
        <Button variant="contained" color="secondary" fullWidth {...signIn}>
          {texts.go}
        </Button>
      </div>
    );
  return (
    <div className="stack">
      {error ? <Problem>{error.message}</Problem> : <p className="lead">{texts.lead}</p>}
      <Button variant="contained" color="secondary" fullWidth loading={isPending} onClick={() => mutate()}>
        {texts.confirm}
      </Button>
      {error && (
        <Button variant="outlined" fullWidth {...signIn}>
          {texts.signIn}
        </Button>
      )}
    </div>
  );
}
