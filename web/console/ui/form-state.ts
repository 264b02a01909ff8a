import { type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import { problemsOf } from './issue-words.ts';

/** A form that is being filled in. Problems appear when it is sent and go as they are put right, in whichever field; what was typed stays. */
export interface FormState<V extends object> {
  values: V;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** By field name; the empty name is the form as a whole. */
  problems: Record<string, string>;
  busy: boolean;
  submit: (event?: FormEvent) => void;
  /** Stops the form from being sent while something in it has not ended, such as an upload: `true` when that begins, `false` when it ends. */
  hold?: (on: boolean) => void;
  /** Registers a function that runs just before the form is sent and may still set values; when it answers false, the form is not sent. Returns what unregisters it. */
  beforeSending?: (take: () => boolean) => () => void;
  /** The element whose first wrong field gets the focus. */
  ref: React.RefObject<HTMLFormElement | null>;
}

/** What binds a field of a form to its value: its name, what is typed, and what is wrong with it. */
export const bind = <V extends object, K extends keyof V & string>(
  form: Pick<FormState<V>, 'values' | 'problems' | 'set'>,
  name: K,
) => ({
  name,
  value: form.values[name],
  change: (value: V[K]) => form.set(name, value),
  problem: form.problems[name],
});

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
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [keyFor] = useState(requestKeys);
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  // The newest values, also before React has drawn them.
  const latest = useRef(values);
  const refused = useRef(false);
  const takes = useRef(new Set<() => boolean>()).current;
  const [held, setHeld] = useState(0);
  const tell = (found: Problems) => {
    setProblems(found);
    // After the fields have been drawn as wrong.
    requestAnimationFrame(() => focusFirstProblem(ref.current));
  };
  const submit = async () => {
    const isTaken = [...takes].map((take) => take()).every(Boolean);
    const checked = options.model.safeParse(latest.current);
    refused.current = false;
    if (!checked.success) return tell(problemsOf(checked.error.issues));
    if (!isTaken) return tell({});
    // A second key press comes before the state has changed.
    if (sending.current || held > 0) return;
    sending.current = true;
    setBusy(true);
    setProblems({});
    try {
      await options.send(checked.data, keyFor(checked.data));
      options.done();
    } catch (error) {
      refused.current = true;
      tell(refusalOf(error as Error, latest.current));
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
    beforeSending: (take) => {
      takes.add(take);
      return () => void takes.delete(take);
    },
    set: (name, value) => {
      latest.current = { ...latest.current, [name]: value };
      setValues(latest.current);
      setProblems((told) =>
        refused.current
          ? withoutRefusal(told, String(name))
          : stillWrong(told, String(name), options.model.safeParse(latest.current)),
      );
    },
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
  };
}

type Problems = Record<string, string>;

const having = (problems: Problems, isKept: (field: string) => boolean): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => isKept(field)));

/** A field that is changed loses what the server refused in it; the server's words for the whole form go with the last such field. */
function withoutRefusal(told: Problems, name: string): Problems {
  const left = having(told, (field) => field !== name && !field.startsWith(`${name}.`));
  return Object.keys(left).some(Boolean) ? left : {};
}

/** The problems of other fields that the check still finds: a new start date may have put the end date right. */
function stillWrong(told: Problems, name: string, checked: z.ZodSafeParseResult<unknown>): Problems {
  const found = problemsOf(checked.error?.issues ?? []);
  return having(told, (field) => field !== name && field in found);
}

/** A refusal as problems: the server's words for the form, and those for each field that it named. */
export function refusalOf(error: Error, values: object): Problems {
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
