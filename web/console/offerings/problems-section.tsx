import CircleAlert from 'lucide-react/icons/circle-alert';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { isSame } from '#contract/kernel/same-value.ts';
import { leadToField } from '#web/console/kit/forms/lead-to-field.ts';
import { problemWords } from '#web/console/kit/forms/problems.ts';
import { ProblemSummary } from '#web/ui/problem-summary.tsx';
import { recordPageTexts as texts } from './record-page-words.ts';

interface WrongField {
  id: string;
  label: string;
  message: string;
  page: string;
}

interface ProblemListProps {
  problems: Record<string, string>;
  form: RefObject<HTMLFormElement | null>;
  /** The label of the page that is open: fields of other ones are named with theirs. */
  open: string;
}

/** Links to every invalid field of a long form, above it. Gets the focus on submit. */
export function ProblemList({ problems, form, open }: ProblemListProps) {
  const [fields, setFields] = useState<WrongField[]>([]);
  // Read from the DOM, for the order and the visible labels of the fields.
  useLayoutEffect(() => {
    const wrong = wrongFieldsOf(form.current);
    setFields((known) => (isSame(known, wrong) ? known : wrong));
  });
  const told = new Set(fields.map(({ message }) => message));
  const others = [...new Set(Object.values(problems))].filter((message) => !told.has(message));
  const lines = fields.map(({ id, label, message, page }) => {
    const [link, rest] = problemWords(label, message);
    return { field: id, message: link, rest: page === open || !page ? rest : rest + texts.onPage(page) };
  });
  return (
    <ProblemSummary
      heading={fields.length > 0 ? texts.problems(fields.length) : texts.notSaved}
      icon={<CircleAlert aria-hidden size={20} />}
      problems={[...others.map((message) => ({ message })), ...lines]}
      idOf={(id) => id}
      follow={(event, id) => leadToField(event, document.getElementById(id))}
    />
  );
}

const wrongFieldsOf = (form: HTMLFormElement | null): WrongField[] =>
  [...(form?.querySelectorAll<HTMLInputElement>('[aria-invalid=true]') ?? [])].map((field) => ({
    id: field.id,
    label: labelOf(field),
    message: messageOf(field),
    page: field.closest('.form-page')?.getAttribute('aria-label') ?? '',
  }));

const labelOf = (field: HTMLInputElement): string =>
  (field.closest('fieldset.field')?.querySelector('legend') ?? field.labels?.[0])?.textContent ?? '';

const messageOf = (field: HTMLInputElement): string =>
  field.closest('.field')?.querySelector('.problem')?.textContent ?? '';
