import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { forgottenPasswordModel, productModel } from '#contract/accounts/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { bind } from '#web/console/kit/forms/form-state.ts';
import { SentForm } from '#web/console/kit/forms/sent-form.tsx';
import { DEFAULT_PRODUCT } from '#web/console/platform/product.ts';
import { SignInFrame } from '#web/console/sessions/sign-in-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accounts } from './queries.ts';
import { forgottenTexts as texts } from './words.ts';

/** `/{product}/forgotpassword`: requests a mailed link. The answer does not reveal which e-mails have an account. */
export function ForgottenPasswordPage() {
  const { product = DEFAULT_PRODUCT } = useParams();
  const [answer, setAnswer] = useState('');
  return (
    <SignInFrame product={product} title={texts.title}>
      {answer ? (
        <Sent answer={answer} again={() => setAnswer('')} />
      ) : (
        <>
          <p className="lead">{texts.lead}</p>
          <EmailForm product={product} sent={setAnswer} />
        </>
      )}
      <p className="aside">
        <Link to={consolePaths.login(product)}>{texts.back}</Link>
      </p>
    </SignInFrame>
  );
}

function EmailForm({ product, sent }: { product: string; sent: (answer: string) => void }) {
  const area = productModel.safeParse(product).data;
  const form = useForm({
    initial: { email: '', product: area },
    model: forgottenPasswordModel,
    send: async (body) => sent((await accounts.forgotPassword({ body })).message),
    done: () => undefined,
  });
  return (
    <SentForm form={form} word={texts.send}>
      <TextField
        {...bind(form, 'email')}
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        hint={texts.counters}
      />
    </SentForm>
  );
}

function Sent({ answer, again }: { answer: string; again: () => void }) {
  return (
    <div className="stack">
      <Notice kind="good" role="status">
        {answer}
      </Notice>
      <p className="plain">{texts.nothing}</p>
      <Button variant="outlined" onClick={again}>
        {texts.again}
      </Button>
    </div>
  );
}
