import { type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { requestKeys } from '#web/platform/request-key.ts';
import { problemsOf } from '#web/ui/issue-words.ts';

/** A form under way. Problems are told when it is sent, and taken back as their field is changed; what was typed stays. */
export interface FormState<V extends object> {
  values: V;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** By field name; the empty name is the form as a whole. */
  problems: Record<string, string>;
  busy: boolean;
  submit: (event?: FormEvent) => void;
  /** Something in the form is under way, such as an upload: it is not sent before that ends. Give each `true` its `false`. */
  hold?: (on: boolean) => void;
  /** The element whose first wrong field gets the focus. */
  ref: React.RefObject<HTMLFormElement | null>;
}

interface FormOptions<V extends object, M extends z.ZodType> {
  initial: V;
  model: M;
  /** Sends what was checked. `key` stays the same for the same content, so that a repeat counts once. */
  send: (checked: z.output<M>, key: string) => Promise<unknown>;
  done: () => void;
}

/** State, checking and sending of one form. The server's own words come back to their fields. */
export function useForm<V extends object, M extends z.ZodType>(options: FormOptions<V, M>): FormState<V> {
  const [values, setValues] = useState(options.initial);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [keyFor] = useState(requestKeys);
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [held, setHeld] = useState(0);
  const tell = (found: Record<string, string>) => {
    setProblems(found);
    // After the fields have been drawn as wrong.
    requestAnimationFrame(() => focusFirstProblem(ref.current));
  };
  const submit = async () => {
    const checked = options.model.safeParse(values);
    if (!checked.success) return tell(problemsOf(checked.error.issues));
    // A second key press comes before the state has changed.
    if (sending.current || held > 0) return;
    sending.current = true;
    setBusy(true);
    setProblems({});
    try {
      await options.send(checked.data, keyFor(checked.data));
      options.done();
    } catch (error) {
      tell(refusalOf(error as Error, values));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return {
    values,
    problems,
    busy: busy || held > 0,
    ref,
    hold: (on) => setHeld((now) => now + (on ? 1 : -1)),
    set: (name, value) => {
      setValues((now) => ({ ...now, [name]: value }));
      setProblems((now) => withoutField(now, String(name)));
    },
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
  };
}

const withoutField = (problems: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name && !field.startsWith(`${name}.`)));

/** What a server refused: its words for the form, and beside each field that it named. */
export function refusalOf(error: Error, values: object): Record<string, string> {
  const issues = error instanceof AppError ? (error.details.issues ?? []) : [];
  const named = issues.filter(({ field }) => field.split('.')[0]! in values);
  return { '': error.message, ...Object.fromEntries(named.map(({ field, message }) => [field, message])) };
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const field =
    form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? form?.querySelector<HTMLElement>('[role=alert]');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
