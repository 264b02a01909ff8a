import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { PHONE, useMedia } from '#web/console/platform/media.ts';
import { Button } from './button.tsx';
import { ConfirmActionDialog } from './confirm-action.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { type FieldGroup, FormFields } from './form-fields.tsx';
import { type FormState, useForm } from './form-state.ts';
import { Problem } from './notice.tsx';
import { useRecordOwner } from './record-owner.tsx';
import { uiTexts } from './texts.ts';
import { useToasts } from './toasts.tsx';

interface RecordDialogProps<V extends object, M extends z.ZodType> {
  title: string;
  groups: readonly FieldGroup<V>[];
  initial: V;
  model: M;
  save: (checked: z.output<M>, key: string) => Promise<unknown>;
  /** The words of success. */
  saved: string;
  close: () => void;
  wide?: boolean;
}

/** The one dialog that adds and changes a record: fields as data, checked by the contract's model. Ctrl+Enter saves; Esc and the cross close, and ask first where something was typed. */
export function RecordDialog<V extends object, M extends z.ZodType>(props: RecordDialogProps<V, M>) {
  const { title, groups, initial, model, save, saved, close, wide } = props;
  const phone = useMedia(PHONE);
  const toasts = useToasts();
  const typed = useRef(false);
  const [leaving, setLeaving] = useState(false);
  const done = () => {
    toasts.success(saved);
    close();
  };
  const owner = useRecordOwner();
  const form = owner.guarded(
    useForm({ initial, model, send: (checked, key) => save(...owner.owned(checked, key)), done }),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.submit();
  };
  const leave = () => (typed.current ? setLeaving(true) : close());
  return (
    <>
      <DialogFrame
        title={title}
        className="record-dialog"
        fullScreen={phone}
        maxWidth={wide ? 'md' : 'sm'}
        cross={{ act: leave, disabled: form.busy }}
        onKeyDown={onKeyDown}
        onInput={() => {
          typed.current = true;
        }}
        onClose={(_, reason) => reason === 'escapeKeyDown' && !form.busy && leave()}
        content={{ dividers: true }}
        actions={
          <>
            <span className="key-hint">{uiTexts.saveKeys}</span>
            <Button onClick={close} disabled={form.busy}>
              {uiTexts.cancel}
            </Button>
            <Button variant="contained" color="secondary" loading={form.busy} onClick={() => form.submit()}>
              {uiTexts.save}
            </Button>
          </>
        }
      >
        <FormBody form={form} groups={groups} head={owner.field} />
      </DialogFrame>
      {leaving && <LeaveQuestion leave={close} stay={() => setLeaving(false)} />}
    </>
  );
}

const { leave: leaveTexts } = uiTexts;

const LeaveQuestion = ({ leave, stay }: { leave: () => void; stay: () => void }) => (
  <ConfirmActionDialog
    title={leaveTexts.title}
    text={leaveTexts.text}
    word={leaveTexts.discard}
    keep={leaveTexts.stay}
    color="error"
    act={async () => leave()}
    close={stay}
  />
);

interface FormBodyProps<V extends object> {
  form: FormState<V>;
  groups: readonly FieldGroup<V>[];
  head: ReactNode;
}

function FormBody<V extends object>({ form, groups, head }: FormBodyProps<V>) {
  return (
    <form noValidate ref={form.ref} onSubmit={form.submit}>
      {form.problems[''] && <Problem>{form.problems['']}</Problem>}
      {head}
      {groups.map((group) => (
        <FormFields key={group.heading ?? ''} group={group} form={form} />
      ))}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </form>
  );
}
