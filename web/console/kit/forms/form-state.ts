import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { AppError } from '#contract/kernel/errors.ts';
import { namesOfChanges, pathsOfChanges } from '#contract/kernel/same-value.ts';
import { withFields } from '#contract/kernel/wire/deep-fields.ts';
import { followChanges } from './follow-changes.ts';
import { problemsOf } from './issue-words.ts';

/** A form that is being filled in. Problems appear when it is sent and go as they are put right, in whichever field; what was typed stays. */
export interface FormState<V extends object> {
  values: V;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** The fields whose values differ from those that the form began with, or was saved with last. */
  changed: readonly (keyof V & string)[];
  /** Says whether closing it would lose something. */
  unsaved: boolean;
  /** Begins afresh with these values: nothing is changed, and nothing wrong. */
  begin: (values: V) => void;
  /** It began with these, or was saved with them last. */
  before: V;
  /** Says that this is stored now: fields that nobody touched here follow, what was typed stays and is told. Where nothing was typed there is nobody to tell: it may well be one's own doing on another screen. */
  follow: (stored: V) => void;
  /** Somebody else changed this after the form had opened, until it is sent again; null: nothing. */
  meanwhile: Meanwhile<V> | null;
  /** Goes on with what was begun earlier; `before` is what stood there then. */
  resume: (begun: { values: object; before: object }) => void;
  /** Problems stand by field name; the empty name is the form as a whole. */
  problems: Problems;
  busy: boolean;
  submit: (event?: FormEvent) => void;
  /** Stops the form from being sent while something in it has not ended, such as an upload: `true` when that begins, `false` when it ends. */
  hold?: (on: boolean) => void;
  /** Says that something is typed beside the values, such as an address that was not added yet: `true` when that begins, `false` when it ends. */
  aside?: (on: boolean) => void;
  /** Registers a function that runs just before the form is sent and may still set values; when it answers false, the form is not sent. Returns what unregisters it. */
  beforeSending?: (take: () => boolean) => () => void;
  /** The element whose first wrong field gets the focus. */
  ref: React.RefObject<HTMLFormElement | null>;
}

/** A field that is more than its value tells the form so by these. */
export type FormAsides = Pick<FormState<object>, 'hold' | 'aside' | 'beforeSending'>;

/** A record as somebody else has stored it. */
export interface Newer<V extends object> {
  /** The form as the record would fill it now. */
  theirs: V;
  /** Null where nobody knows. */
  by: string | null;
  at: Date | null;
}

/** Somebody else changed this while a form stood open. */
export interface Meanwhile<V extends object> extends Newer<V> {
  /** Fields that both changed, mine in the form and theirs beside it: by name, deeper ones too ("fees.adult.price"). */
  fields: readonly string[];
  /** Fields that nobody touched here: they hold what is stored now. */
  followed: readonly string[];
}

/** Binds a field of a form to its value: its name, what is typed, and what is wrong with it. */
export const bind = <V extends object, K extends keyof V & string>(
  form: Pick<FormState<V>, 'values' | 'problems' | 'set'>,
  name: K,
) => ({
  name,
  value: form.values[name],
  change: (value: V[K]) => form.set(name, value),
  problem: form.problems[name],
});

/** The first of three layers of a form: its values, and what the model finds wrong with them. Keeping and sending stand on it. */
export function useFormState<V extends object, M extends z.ZodType>(initial: V, model: M) {
  const [values, setValues] = useState(initial);
  const [before, savedAs] = useState(initial);
  // The newest values, also before React has drawn them.
  const latest = useRef(values);
  const [meanwhile, setMeanwhile] = useState<Meanwhile<V> | null>(null);
  const [asides, setAsides] = useState(0);
  const { ref, problems, tell, clear, setRight } = useProblems();
  const put = (next: V) => {
    latest.current = next;
    setValues(next);
  };
  // My changes stay; everything else is as the record is now. Answers whether both changed something.
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
    /** Checks what stands now by the model. */
    check: () => ({ typed: latest.current, ...model.safeParse(latest.current) }),
    wrong: (issues: readonly z.core.$ZodIssue[] = []) => tell(problemsOf(issues)),
    /** Nothing is told while it is sent. */
    settle: () => {
      clear();
      setMeanwhile(null);
    },
    savedAs,
    refused: (error: Error, newer: Newer<V> | null) => {
      // A field that both changed is told with both values; it is nobody's mistake.
      const isDisputed = newer !== null && takeOver(newer);
      tell(isDisputed ? {} : refusalOf(error, latest.current), true);
    },
  };
}

type Problems = Record<string, string>;

/** Holds what is wrong with a form; telling it brings the keyboard there. */
function useProblems() {
  const ref = useRef<HTMLFormElement>(null);
  const [{ problems, times }, setTold] = useState({ problems: {} as Problems, isRefused: false, times: 0 });
  // After the fields have been drawn as wrong.
  useEffect(() => {
    if (times > 0) focusFirstProblem(ref.current);
  }, [times]);
  return {
    ref,
    problems,
    tell: (found: Problems, isRefused = false) =>
      setTold((told) => ({ problems: found, isRefused, times: told.times + 1 })),
    clear: () => setTold((told) => ({ ...told, problems: {} })),
    /** A field is another one: what the server refused in it goes, or what the check no longer finds in any. */
    setRight: (name: string, check: () => z.ZodError | undefined) =>
      setTold((told) => ({
        ...told,
        problems: told.isRefused
          ? withoutRefusal(told.problems, name)
          : stillWrong(told.problems, name, problemsOf(check()?.issues ?? [])),
      })),
  };
}

/** Tells a form, if there is one, for how long something is typed beside its values. */
export function useAside(aside: FormState<object>['aside'], on: boolean): void {
  const tell = useRef(aside);
  tell.current = aside;
  useEffect(() => {
    if (!on) return;
    tell.current?.(true);
    return () => tell.current?.(false);
  }, [on]);
}

const having = (problems: Problems, isKept: (field: string) => boolean): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => isKept(field)));

/** A field that is changed loses what the server refused in it; the server's words for the whole form go with the last such field. */
function withoutRefusal(told: Problems, name: string): Problems {
  const left = having(told, (field) => field !== name && !field.startsWith(`${name}.`));
  return Object.keys(left).some(Boolean) ? left : {};
}

/** The problems of other fields that the check still finds: a new start date may have put the end date right. */
const stillWrong = (told: Problems, name: string, found: Problems): Problems =>
  having(told, (field) => field !== name && field in found);

/** A refusal as problems: the server's words for the form, and those for each field that it named. */
export function refusalOf(error: Error, values: object): Problems {
  const issues = error instanceof AppError ? (error.details.issues ?? []) : [];
  const named = issues.filter(({ field }) => field.split('.')[0]! in values);
  return { '': error.message, ...Object.fromEntries(named.map(({ field, message }) => [field, message])) };
}

/** The list of all problems where a form has one, or of what others changed; else the first wrong field, else the words about the whole form. */
function focusFirstProblem(form: HTMLFormElement | null): void {
  const field =
    form?.querySelector<HTMLElement>('.problem-list, .meanwhile') ??
    form?.querySelector<HTMLElement>('[aria-invalid=true]') ??
    form?.querySelector<HTMLElement>('[role=alert]');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
