import type { FieldIssue } from '#contract/kernel/errors.ts';
import { Notice } from '../notice.tsx';

/** A failure says why a booking did not get through, in words for the visitor. */
export interface Failure {
  message: string;
  /** The title says what has happened, where nothing failed. */
  title?: string;
  issues: FieldIssue[];
  /** The server's word for it; empty where it has none. */
  code: string;
}

interface FailedProps {
  failure: Failure;
  /** The title says what has not happened: "Nothing was charged." */
  title: string;
}

/** A booking that did not get through, told at once. */
export function Failed({ failure, title }: FailedProps) {
  return (
    <Notice kind={failure.title ? 'info' : 'bad'} title={failure.title ?? title} alert>
      <p>{failure.message}</p>
    </Notice>
  );
}
