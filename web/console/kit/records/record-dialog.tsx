import type { KeyboardEvent } from 'react';
import type { z } from 'zod';
import { type Form, useForm } from '#web/console/kit/forms/form.tsx';
import { type FieldGroup, secretsOf } from '#web/console/kit/forms/form-fields.tsx';
import { DialogFrame } from '#web/console/kit/parts/dialogs/dialog-frame.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import type { DraftPlace } from '#web/console/platform/keeping/drafts.ts';
import { Button } from '#web/ui/button.tsx';
import { RecordFields } from './record-fields.tsx';

interface FormDialogProps<V extends object> {
  title: string;
  groups: readonly FieldGroup<V>[];
  close: () => void;
}

interface SavedDialogProps<V extends object, M extends z.ZodType> extends FormDialogProps<V> {
  initial: V;
  model: M;
  save: (checked: z.output<M>, key: string) => Promise<unknown>;
  saved: string;
  done?: () => void;
  draft?: DraftPlace;
}

export function RecordDialog<V extends object, M extends z.ZodType>(props: SavedDialogProps<V, M>) {
  const { initial, model, save, saved, done = props.close, draft = null, ...dialog } = props;
  const form = useForm({
    initial,
    model,
    send: save,
    draft,
    secrets: secretsOf(dialog.groups),
    done: () => {
      toasts.success(saved);
      done();
    },
  });
  return <FormDialog {...dialog} form={form} />;
}

/** The dialog of every form. Ctrl+Enter saves; Esc, Cancel and the close button ask first if something was changed. */
export function FormDialog<V extends object>({ title, groups, form, close }: FormDialogProps<V> & { form: Form<V> }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit(event as never);
  };
  const leave = () => form.leave(close);
  return (
    <>
      <DialogFrame
        title={title}
        fills="phones"
        beginsIn="field"
        cross={{ act: leave, disabled: form.busy }}
        onKeyDown={onKeyDown}
        close={form.busy ? undefined : leave}
        firm
        actions={
          <>
            <small className="key-hint">{uiTexts.saveKeys}</small>
            <Button onClick={leave} disabled={form.busy}>
              {uiTexts.cancel}
            </Button>
            <Button variant="contained" color="secondary" busy={form.busy} onClick={() => form.submit()}>
              {uiTexts.save}
            </Button>
          </>
        }
      >
        {form.offer}
        <form noValidate ref={form.ref} onSubmit={form.submit} className="stack">
          <RecordFields form={form} groups={groups} />
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </form>
      </DialogFrame>
      {form.question}
    </>
  );
}
