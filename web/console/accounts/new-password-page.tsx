import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { newPasswordFormModel } from '#contract/accounts/model.ts';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { bind } from '#web/console/kit/forms/form-state.ts';
import { NewPasswordField } from '#web/console/kit/forms/password-field.tsx';
import { SentForm } from '#web/console/kit/forms/sent-form.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { DEFAULT_PRODUCT } from '#web/console/platform/product.ts';
import { SignInFrame } from '#web/console/sessions/sign-in-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { Problem } from '#web/ui/notice.tsx';
import { accounts, passwordLinkQuery } from './queries.ts';
import { newPasswordTexts as texts } from './words.ts';

/** `/{product}/newpassword?token=`: the target of a mailed link. */
export function NewPasswordPage() {
  const { product = DEFAULT_PRODUCT } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <SignInFrame product={product} title={texts.title}>
      {token ? <MailedLink product={product} token={token} /> : <Problem>{texts.incomplete}</Problem>}
      <p className="aside">
        <Link to={consolePaths.forgottenPassword(product)}>{texts.ask}</Link>
      </p>
    </SignInFrame>
  );
}

function MailedLink({ product, token }: { product: string; token: string }) {
  const link = useQuery(passwordLinkQuery(token));
  if (link.data?.works === false) return <Problem>{texts.over}</Problem>;
  return <NewPasswordForm product={product} token={token} refused={link.refetch} />;
}

interface NewPasswordFormProps {
  product: string;
  token: string;
  refused: () => unknown;
}

function NewPasswordForm({ product, token, refused }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const signIn = useRef(consolePaths.login(product));
  const form = useForm({
    initial: { token, password: '' },
    model: newPasswordFormModel,
    send: async (body) => {
      const { role } = await accounts.newPassword({ body }).catch((error: unknown) => {
        void refused();
        throw error;
      });
      if (role === 'inspector') signIn.current = consolePaths.inspectorLogin(product);
    },
    done: () => {
      toasts.success(texts.saved);
      void navigate(signIn.current, { replace: true });
    },
  });
  return (
    <SentForm form={form} word={texts.save}>
      <NewPasswordField {...bind(form, 'password')} label={texts.password} hint={texts.passwordHint} />
    </SentForm>
  );
}
