import { z } from 'zod';
import type { Join } from '#contract/kernel/realtime.ts';
import { televisionsApi } from '#contract/televisions/api.ts';
import { codeModel } from '#contract/televisions/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { bind } from '#web/console/kit/forms/form-state.ts';
import { useForm } from '#web/console/kit/forms/use-form.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { Problem } from '#web/console/kit/parts/notice.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { client } from '#web/console/platform/client.ts';
import { televisionTexts as texts } from './words.ts';

const televisions = client(televisionsApi);
const model = z.object({ code: codeModel });
const EMPTY = { code: '' };

/** Brings the board to a television: its code is typed here. */
export function Television({ queue: { kind, id } }: { queue: Join }) {
  const toasts = useToasts();
  const form = useForm({
    draft: { noun: 'televisions', record: id, passing: true },
    secrets: ['code'],
    initial: EMPTY,
    model,
    send: async ({ code }) => void (await televisions.show({ body: { kind, id, code } })),
    done: () => {
      form.begin(EMPTY);
      toasts.success(texts.shown);
    },
  });
  return (
    <form className="card walk-in" onSubmit={form.submit} ref={form.ref} noValidate aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {form.problems[''] && !form.problems.code && <Problem>{form.problems['']}</Problem>}
      <TextField
        {...bind(form, 'code')}
        label={texts.code}
        hint={texts.hint(location.host)}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Button type="submit" variant="outlined" loading={form.busy}>
        {texts.show}
      </Button>
    </form>
  );
}
