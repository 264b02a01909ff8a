import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { isSame, namesOfChanges, pathsOfChanges } from '#contract/kernel/same-value.ts';
import { valueAt, withFields } from '#contract/kernel/wire/deep-fields.ts';
import { type Problems, problemsOf, refusalOf, stillWrong, withoutRefusal } from './problems.ts';

/** Problems appear on submit and go as they are corrected, in whichever field; input is never discarded. */
export interface FormState<V extends object> {
  values: V;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  changed: readonly (keyof V & string)[];
  unsaved: boolean;
  begin: (values: V) => void;
  before: V;
  /**
   * Takes over a newly stored record: untouched fields follow, typed ones stay and are listed as conflicts. Without
   * typed fields there is no notice, since the change may be the user's own from another screen.
   */
  follow: (stored: V) => void;
  /** Changes by others since the form opened, until it is sent again. */
  meanwhile: Meanwhile<V> | null;
  /** Continues from a draft; `before` holds the stored values that the draft began with. */
  resume: (begun: { values: object; before: object }) => void;
  problems: Problems;
  busy: boolean;
  submit: (event?: FormEvent) => void;
  /** Blocks submit while something runs, such as an upload: `true` at its start, `false` at its end. */
  hold?: (on: boolean) => void;
  /** Counts input outside the values as unsaved, such as a URL being typed: `true` to begin, `false` to end. */
  aside?: (on: boolean) => void;
  /** Registers a step that may set values before submit; false cancels it. Returns the unregister function. */
  beforeSending?: (take: () => boolean) => () => void;
  ref: React.RefObject<HTMLFormElement | null>;
}

export type FormAsides = Pick<FormState<object>, 'hold' | 'aside' | 'beforeSending'>;

export interface Newer<V extends object> {
  theirs: V;
  by: string | null;
  at: Date | null;
}

export interface Meanwhile<V extends object> extends Newer<V> {
  fields: readonly string[];
  followed: readonly string[];
}

export const bind = <V extends object, K extends keyof V & string>(
  form: Pick<FormState<V>, 'values' | 'problems' | 'set'>,
  name: K,
) => ({
  name,
  value: form.values[name],
  change: (value: V[K]) => form.set(name, value),
  problem: form.problems[name],
});

/** The first layer of a form: values, problems and conflicts. `useForm` adds the draft and sends. */
export function useFormState<V extends object, M extends z.ZodType>(initial: V, model: M) {
  const [values, setValues] = useState(initial);
  const [before, savedAs] = useState(initial);
  // The newest values, also before React has rendered them.
  const latest = useRef(values);
  const [meanwhile, setMeanwhile] = useState<Meanwhile<V> | null>(null);
  const [asides, setAsides] = useState(0);
  const { ref, problems, tell, clear, setRight } = useProblems();
  const put = (next: V) => {
    latest.current = next;
    setValues(next);
  };
  // Typed changes stay, other fields take the stored value. True if there is a conflict.
  const takeOver = (newer: Newer<V>): boolean => {
    const { values: mine, followed, disputed } = followChanges(before, latest.current, newer.theirs);
    put(mine);
    savedAs(newer.theirs);
    if (followed.length + disputed.length > 0) setMeanwhile({ ...newer, fields: disputed, followed });
    return disputed.length > 0;
  };
  const changed = useMemo(() => namesOfChanges(values, before), [values, before]);
  return {
    values,
    before,
    changed,
    unsaved: changed.length > 0 || asides > 0,
    meanwhile,
    problems,
    ref,
    begin: (next: V) => {
      put(next);
      savedAs(next);
      clear();
    },
    aside: (on: boolean) => setAsides((now) => now + (on ? 1 : -1)),
    set: <K extends keyof V>(name: K, value: V[K]) => {
      put({ ...latest.current, [name]: value });
      setRight(String(name), () => model.safeParse(latest.current).error);
    },
    follow: (stored: V) => {
      if (changed.length > 0) return void takeOver({ theirs: stored, by: null, at: null });
      put(stored);
      savedAs(stored);
    },
    resume: (begun: { values: object; before: object }) => {
      const fields = Object.keys(begun.values).filter((name) => name in latest.current);
      put(withFields(latest.current, begun.values, fields));
      const others = pathsOfChanges(begun.before, before).filter((path) => fields.includes(path.split('.')[0]!));
      if (others.length > 0) setMeanwhile({ fields: others, followed: [], theirs: before, by: null, at: null });
    },
    check: () => ({ typed: latest.current, ...model.safeParse(latest.current) }),
    wrong: (issues: readonly z.core.$ZodIssue[] = []) => tell(problemsOf(issues)),
    /** No notices while the form is being sent. */
    settle: () => {
      clear();
      setMeanwhile(null);
    },
    savedAs,
    refused: (error: Error, newer: Newer<V> | null) => {
      // A conflict is shown with both values; it is no validation error.
      const isDisputed = newer !== null && takeOver(newer);
      tell(isDisputed ? {} : refusalOf(error, latest.current), true);
    },
  };
}

/**
 * Merges a newer stored record into a form. `followed`: fields untouched here, which take the stored value. `disputed`:
 * fields changed on both sides, which keep what was typed; nested ones by path ("fees.adult.price").
 */
export function followChanges<V extends object>(before: V, typed: V, stored: V) {
  const changed = pathsOfChanges(stored, before).filter((path) => !isSame(valueAt(typed, path), valueAt(stored, path)));
  const touched = new Set(pathsOfChanges(typed, before));
  const followed = changed.filter((path) => !touched.has(path));
  const disputed = changed.filter((path) => touched.has(path));
  return { values: withFields(typed, stored, followed), followed: namesOf(followed), disputed };
}

const namesOf = (paths: readonly string[]) => [...new Set(paths.map((path) => path.split('.')[0]!))];

function useProblems() {
  const ref = useRef<HTMLFormElement>(null);
  const [{ problems, times }, setTold] = useState({ problems: {} as Problems, isRefused: false, times: 0 });
  useEffect(() => {
    if (times > 0) focusFirstProblem(ref.current);
  }, [times]);
  return {
    ref,
    problems,
    tell: (found: Problems, isRefused = false) =>
      setTold((told) => ({ problems: found, isRefused, times: told.times + 1 })),
    clear: () => setTold((told) => ({ ...told, problems: {} })),
    /** After a change of a field, removes its server error, and errors of other fields that no longer apply. */
    setRight: (name: string, check: () => z.ZodError | undefined) =>
      setTold((told) => ({
        ...told,
        problems: told.isRefused
          ? withoutRefusal(told.problems, name)
          : stillWrong(told.problems, name, problemsOf(check()?.issues ?? [])),
      })),
  };
}

export function useAside(aside: FormState<object>['aside'], on: boolean): void {
  const tell = useRef(aside);
  tell.current = aside;
  useEffect(() => {
    if (!on) return;
    tell.current?.(true);
    return () => tell.current?.(false);
  }, [on]);
}

/** Focuses the list of problems or conflicts; else the first invalid field; else the message for the whole form. */
function focusFirstProblem(form: HTMLFormElement | null): void {
  const field =
    form?.querySelector<HTMLElement>('.problem-summary, .meanwhile') ??
    form?.querySelector<HTMLElement>('[aria-invalid=true]') ??
    form?.querySelector<HTMLElement>('[role=alert]');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
