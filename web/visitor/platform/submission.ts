import { type RefObject, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { PageProblem } from '#contract/kernel/pages.ts';
import type { Failure } from '#web/visitor/ui/forms/failed.tsx';
import { formTexts } from '#web/visitor/ui/words.ts';
import { leadToOrder } from './kept-order.ts';
import { type PatientPost, usePatience, type WaitingState } from './patience.ts';

/** Reads what was typed into a field of a form. */
const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** A form is read as it is sent: all that is wrong with it, and how to send it. */
interface FilledForm {
  problems: readonly PageProblem[];
  /** Answers only when it failed; else the browser has left. */
  send: (post: PatientPost) => Promise<Failure | null>;
}

interface Wishes<Question extends string> {
  /** A visitor can answer these otherwise, in the order of the page; any other problem is nobody's to mend here, and is told as a failure. */
  questions: readonly Question[];
  /** Hears what was typed, also before the scripts came: '' for a question that is no single field. */
  read: (typed: Record<Question, string>) => FilledForm;
}

/** A page comes with these. */
interface SentPage {
  problems: readonly PageProblem[];
  /** Makes the form of a browser without scripts count once, however often it is sent. */
  formKey: string;
}

export interface Submission {
  formKey: string;
  form: RefObject<HTMLFormElement | null>;
  /** Everything as it was told last; each new telling takes the focus. */
  told: readonly PageProblem[];
  /** These of them are still so. */
  problems: readonly PageProblem[];
  errorAt: (field: string) => string | undefined;
  failure: Failure | null;
  busy: boolean;
  waiting: WaitingState | null;
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** Something was typed. */
  look: (input: unknown) => void;
}

/** Checks, sends and tells. One press counts: while it runs, further presses do nothing. */
export function useSubmission<Question extends string>(
  { problems: given, formKey }: SentPage,
  { questions, read }: Wishes<Question>,
): Submission {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { post, waiting } = usePatience();
  const readForm = (form: FormData): FilledForm =>
    read(Object.fromEntries(questions.map((name) => [name, textIn(form, name)])) as Record<Question, string>);
  const place = ({ field }: PageProblem): number => (questions as readonly string[]).indexOf(field);
  const inOrder = (problems: readonly PageProblem[]): readonly PageProblem[] =>
    [...problems].sort((one, other) => place(one) - place(other));
  const { tell, ...shown } = useProblems(inOrder(given), (form) => readForm(form).problems);
  useEffect(() => {
    // Back from the bank's page with the browser's back button: the page is as it was left, so the button is freed.
    const free = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      running.current = false;
      setBusy(false);
      void leadToOrder();
    };
    void leadToOrder();
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (running.current) return;
    const { problems, send } = readForm(new FormData(event.currentTarget));
    tell(inOrder(problems));
    setFailure(null);
    if (problems.length > 0) return;
    running.current = true;
    setBusy(true);
    const failed = await send(post);
    if (!failed) return;
    running.current = false;
    setBusy(false);
    const mendable = failed.issues.filter((issue) => place(issue) >= 0);
    tell(inOrder(mendable));
    setFailure(mendable.length > 0 ? null : failed);
  };
  return { ...shown, formKey, failure, busy, waiting, submit };
}

/** Problems, from when they are told until they are put right: then each goes, from the summary, its field and the title. */
function useProblems(given: readonly PageProblem[], find: (form: FormData) => readonly PageProblem[]) {
  const form = useRef<HTMLFormElement>(null);
  const [told, setTold] = useState(given);
  const [problems, setProblems] = useState(given);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const before = useRef<FormData>(null);
  const note = (): void => {
    before.current = form.current && new FormData(form.current);
  };
  useEffect(note, []);
  useEffect(() => markTitle(problems.length > 0), [problems]);
  // After each change of the form, whether it was typed or pressed.
  useEffect(() => {
    const [was, now] = [before.current, form.current && new FormData(form.current)];
    if (problems.length === 0 || !was || !now) return;
    const found = find(now);
    const left = problems.filter(
      ({ field, message }) =>
        found.some((other) => other.field === field && other.message === message) ||
        valueAt(field, was) === valueAt(field, now),
    );
    if (left.length < problems.length) setProblems(left);
  });
  const tell = (news: readonly PageProblem[]): void => {
    note();
    setTold(news);
    setProblems(news);
  };
  const errorAt = (field: string): string | undefined => problems.find((problem) => problem.field === field)?.message;
  return { form, told, problems, errorAt, tell, look };
}

/** Reads what a field holds, or the whole form for what is no single field. What the server alone knows to be wrong is put right by changing it. */
const valueAt = (field: string, form: FormData): string =>
  JSON.stringify(form.has(field) ? form.getAll(field) : [...form]);

function markTitle(wrong: boolean): void {
  const bare = document.title.startsWith(formTexts.errorTitle)
    ? document.title.slice(formTexts.errorTitle.length)
    : document.title;
  document.title = wrong ? formTexts.errorTitle + bare : bare;
}
