import type { FieldIssue } from '#contract/kernel/errors.ts';
import { Notice } from '../notice.tsx';

export interface Failure {
  message: string;
  title?: string;
  issues: FieldIssue[];
  code: string;
}

interface FailedProps {
  failure: Failure;
  title: string;
}

export function Failed({ failure, title }: FailedProps) {
  return (
    <Notice kind={failure.title ? 'info' : 'bad'} title={failure.title ?? title} alert>
      <p>{failure.message}</p>
    </Notice>
  );
}
