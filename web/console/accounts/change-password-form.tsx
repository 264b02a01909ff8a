import { useQueryClient } from '@tanstack/react-query';
import { type PasswordChange, passwordChangeModel } from '#contract/accounts/model.ts';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { bind } from '#web/console/kit/forms/form-state.ts';
import { NewPasswordField, PasswordField } from '#web/console/kit/forms/password-field.tsx';
import { SentForm } from '#web/console/kit/forms/sent-form.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { accounts, sessionsQuery } from './queries.ts';
import { accountTexts as texts } from './words.ts';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' };

/** `changed` lets the caller reset the form. */
export function ChangePasswordForm({ email, changed }: { email: string | null; changed: () => void }) {
  const cache = useQueryClient();
  const done = () => {
    toasts.success(texts.changed);
    void cache.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    changed();
  };
  const form = useForm({
    initial: EMPTY,
    model: passwordChangeModel,
    send: (body) => accounts.changePassword({ body }),
    done,
    draft: null,
  });
  const problem = form.problems.currentPassword ? '' : form.problems[''];
  return (
    <SentForm form={form} problem={problem} word={texts.change}>
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email ?? ''} hidden />
      <PasswordField
        {...bind(form, 'currentPassword')}
        label={texts.current}
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...bind(form, 'newPassword')} label={texts.next} hint={texts.nextHint} />
    </SentForm>
  );
}
