import { type RefObject, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { FieldIssue } from '#contract/kernel/errors.ts';
import type { FormPageProps, PageProblem } from '#contract/kernel/pages.ts';
import type { Wording } from '#contract/kernel/text.ts';
import { say, sayText } from '#web/shared/say.ts';
import type { Failure } from './failure.ts';
import { leadToOrder } from './kept-order.ts';
import { type PatientPost, usePatience, type WaitingState } from './patience.ts';

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '');

interface FilledForm {
  problems: readonly FieldIssue<Wording>[];
  send: (post: PatientPost) => Promise<Failure | null>;
}

interface Wishes<Question extends string> {
  /** Fields that a visitor can correct, in page order; other problems are shown as a failure. */
  questions: readonly Question[];
  /** Also reads what was typed before hydration; '' for a question with several fields. */
  read: (typed: Record<Question, string>) => FilledForm;
}

export interface Submission {
  formKey: string;
  form: RefObject<HTMLFormElement | null>;
  told: readonly PageProblem[];
  problems: readonly PageProblem[];
  errorAt: (field: string) => string | undefined;
  failure: Failure | null;
  busy: boolean;
  waiting: WaitingState | null;
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  look: (input: unknown) => void;
}

/** Ignores presses while sending. */
export function useSubmission<Question extends string>(
  { problems: given, formKey }: Omit<FormPageProps, 'help'>,
  { questions, read }: Wishes<Question>,
): Submission {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { post, waiting } = usePatience();
  const readForm = (form: FormData) => {
    const typed = questions.map((name) => [name, textIn(form, name)]);
    const { problems, send } = read(Object.fromEntries(typed) as Record<Question, string>);
    return { problems: problems.map((problem) => ({ ...problem, message: sayText(problem.message) })), send };
  };
  const place = ({ field }: PageProblem): number => (questions as readonly string[]).indexOf(field);
  const inOrder = (problems: readonly PageProblem[]): readonly PageProblem[] =>
    [...problems].sort((one, other) => place(one) - place(other));
  const { tell, ...shown } = useProblems(inOrder(given), (form) => readForm(form).problems);
  useEffect(() => {
    // After Back from the gateway the page is as it was left, so the button is enabled again.
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

/** Each problem disappears from summary, field and title when it is corrected. */
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
  // After every change, typed or pressed.
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

/** Value of a field or of the form. When it changes, a problem that only the server can judge counts as corrected. */
const valueAt = (field: string, form: FormData): string =>
  JSON.stringify(form.has(field) ? form.getAll(field) : [...form]);

function markTitle(wrong: boolean): void {
  const mark = say('ui.errorTitle');
  const bare = document.title.startsWith(mark) ? document.title.slice(mark.length) : document.title;
  document.title = wrong ? mark + bare : bare;
}
