import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { PageProblem } from '#contract/pages.ts';
import { formTexts } from './messages/shared.ts';
import type { Failure } from './sending.ts';

/** What was typed into a field of a form. */
export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** What a form asks, read as it is sent: the first thing wrong with it, and how to send it. */
interface Asked {
  problem: PageProblem | null;
  /** Answers only when it failed; else the browser has left. */
  send: () => Promise<Failure | null>;
}

interface Wishes {
  /** Problems that the page came with. */
  given: readonly PageProblem[];
  /** What a visitor can answer otherwise; any other problem is nobody's to mend here, and is told as a failure. */
  questions: readonly string[];
  read: (form: FormData) => Asked;
}

/** Checks, sends and tells. One press counts: while it runs, further presses do nothing. */
export function useSubmission({ given, questions, read }: Wishes) {
  const [problems, setProblems] = useState<readonly PageProblem[]>(given);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  useEffect(() => markTitle(problems.length > 0), [problems]);
  useEffect(() => {
    // Back from the bank's page with the browser's back button: the page is as it was left, so the button is freed.
    const free = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      running.current = false;
      setBusy(false);
    };
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (running.current) return;
    const { problem, send } = read(new FormData(event.currentTarget));
    setProblems(problem ? [problem] : []);
    setFailure(null);
    if (problem) return;
    running.current = true;
    setBusy(true);
    const failed = await send();
    if (!failed) return;
    running.current = false;
    setBusy(false);
    const mendable = failed.issues.filter(({ field }) => questions.includes(field));
    setProblems(mendable);
    setFailure(mendable.length > 0 ? null : failed);
  };
  const errorAt = (field: string): string | undefined => problems.find((problem) => problem.field === field)?.message;
  return { problems, errorAt, failure, busy, submit };
}

function markTitle(wrong: boolean): void {
  const bare = document.title.startsWith(formTexts.errorTitle)
    ? document.title.slice(formTexts.errorTitle.length)
    : document.title;
  document.title = wrong ? formTexts.errorTitle + bare : bare;
}
