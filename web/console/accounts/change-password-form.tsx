import { useQueryClient } from '@tanstack/react-query';
import { type PasswordChange, passwordChangeModel } from '#contract/accounts/model.ts';
import { Button } from '#web/console/ui/button.tsx';
import { useForm } from '#web/console/ui/form-state.ts';
import { Problem } from '#web/console/ui/notice.tsx';
import { PasswordField } from '#web/console/ui/password-field.tsx';
import { useToasts } from '#web/console/ui/toasts.tsx';
import { accountTexts as texts } from '#web/console/words/accounts.ts';
import { accounts, sessionsQuery } from './queries.ts';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' };

/** Changes the own password. `changed` is called when that is done, so that the form can begin afresh. */
export function ChangePasswordForm({ email, changed }: { email: string | null; changed: () => void }) {
  const cache = useQueryClient();
  const toasts = useToasts();
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
  });
  const field = (name: keyof PasswordChange) => ({
    name,
    value: form.values[name],
    change: (typed: string) => form.set(name, typed),
    problem: form.problems[name],
    required: true,
  });
  const problem = form.problems.currentPassword ? '' : form.problems[''];
  return (
    <form noValidate ref={form.ref} onSubmit={form.submit} className="stack">
      {problem && <Problem>{problem}</Problem>}
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email ?? ''} hidden />
      <PasswordField {...field('currentPassword')} label={texts.current} autoComplete="current-password" />
      <PasswordField {...field('newPassword')} label={texts.next} hint={texts.nextHint} autoComplete="new-password" />
      <Button type="submit" variant="contained" color="secondary" loading={form.busy}>
        {texts.change}
      </Button>
    </form>
  );
}
