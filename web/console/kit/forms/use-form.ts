import { type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { requestKeys } from '#web/shared/request-key.ts';
import { type FormState, type Newer, useFormState } from './form-state.ts';
import { type KeptOptions, useKept } from './kept-form.tsx';
import type { Leaving } from './unsaved-changes.tsx';

interface FormOptions<V extends object, M extends z.ZodType> extends KeptOptions {
  initial: V;
  model: M;
  /** Gets valid values. `key` is the idempotency key: the same for the same content, so that a retry counts once. */
  send: (checked: z.output<M>, key: string) => Promise<unknown>;
  done: () => void;
  /** The stored record, if the error says that another person has changed it; else null. */
  newer?: (error: Error) => Newer<V> | null;
}

export interface Form<V extends object> extends FormState<V>, Omit<Leaving, 'saved'> {
  offer: ReactNode;
}

/**
 * A form: its state, what is kept of it, and here how it is sent. The server's own words come back to their fields.
 *
 *     const form = useForm({ initial, model, send, done: () => navigate(list), draft: { noun: 'parks', record: id } });
 *     return <>{form.offer}{GROUPS.map((group) => <FormFields group={group} form={form} />)}
 *       <Button onClick={() => form.leave(() => navigate(list))}>Cancel</Button>{form.question}</>;
 */
export function useForm<V extends object, M extends z.ZodType>(options: FormOptions<V, M>): Form<V> {
  const { check, wrong, settle, savedAs, refused, ...state } = useFormState(options.initial, options.model);
  const [isSending, setSending] = useState(false);
  const [held, setHeld] = useState(0);
  const busy = isSending || held > 0;
  const { saved, ...kept } = useKept({ ...state, busy }, options);
  const [keyFor] = useState(requestKeys);
  const sending = useRef(false);
  const takes = useRef(new Set<() => boolean>()).current;
  const submit = async () => {
    const isTaken = [...takes].map((take) => take()).every(Boolean);
    const { typed, success, data, error: found } = check();
    if (!success || !isTaken) return wrong(found?.issues);
    // A ref, because a second key press comes before the state has changed.
    if (sending.current || held > 0) return;
    sending.current = true;
    setSending(true);
    settle();
    try {
      await options.send(data, keyFor(data));
      savedAs(typed);
      saved();
      options.done();
    } catch (error) {
      refused(error as Error, options.newer?.(error as Error) ?? null);
    } finally {
      sending.current = false;
      setSending(false);
    }
  };
  return {
    ...state,
    ...kept,
    busy,
    hold: (on) => setHeld((now) => now + (on ? 1 : -1)),
    beforeSending: (take) => {
      takes.add(take);
      return () => void takes.delete(take);
    },
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
  };
}
