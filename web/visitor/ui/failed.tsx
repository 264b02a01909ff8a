import type { Failure } from '#web/visitor/platform/sending.ts';
import { Notice } from './notice.tsx';

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
